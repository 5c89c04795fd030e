import type { Terrain } from '@sortie/board';
import { hexLabel } from '@sortie/geometry';
import { find, type Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect, test } from 'vitest';
import { unitAt } from '../state.ts';
import {
  clearBut,
  eventsOf,
  hold,
  NEXT,
  NORTH,
  type Placed,
  pair,
  SOUTH,
  start,
  stay,
  strike,
  termsOf,
  WITNESS,
  walk,
} from '../testing/table.fixture.ts';

const MONITOR = 'Mauna Kea Command Vessel';
const NEPTUNE = 'Neptune Submarine';
const SEALED: Paper = {
  ...find('Manticore Heavy Tank')!,
  engine: { type: 'Fusion', rating: 240 },
  mounts: [...find('Manticore Heavy Tank')!.mounts, { kind: 'equipment', item: 'Environmental Sealing', at: 'BD' }],
};
/** A lake of some depth around the middle of the map. */
const lake = (letter: string) =>
  Object.fromEntries(['0706', '0707', '0708', '0806', '0807', '0808', '0809', '0810', '0906', '0907', '0908'].map(at => [at, letter]));

describe('ships', () => {
  test('sail on water alone, and are seen from the land and from below', () => {
    const play = start({ units: [{ at: '0806', facing: 3, design: MONITOR }, WITNESS], ground: { '0806': '=', '0807': '=' } });
    expect(play.refuses(NORTH, walk(0, 'FF')).map(one => one.rule)).toContain('TW-move-terrain');
    play.does(NORTH, walk(0, 'F'));
    expect(play.state.units[0]).toMatchObject({ fate: 'fighting', elevation: 0 });
    const sees = (unit: Partial<Placed>, target: Partial<Placed>): boolean => {
      const scene = start({
        phase: 'weapon',
        units: [{ at: '0806', facing: 3, ...unit } as Placed, { at: '0809', ...target } as Placed],
        ground: lake('d'),
      });
      const shot = { type: 'declare', unit: 0, twist: 0, shots: [{ weapon: 0, target: 1 }] } as const;
      return scene.book.check(scene.state as never, shot, NORTH).length === 0;
    };
    expect(sees({ at: '0804' }, { design: MONITOR })).toBe(true);
    expect(sees({ at: '0804' }, { design: NEPTUNE, elevation: -3 })).toBe(false);
    expect(sees({ design: NEPTUNE, elevation: -3 }, { design: MONITOR })).toBe(true);
  });
  test('dive and surface a level for a point, no deeper than the water is', () => {
    const play = start({ units: [{ at: '0806', facing: 3, design: NEPTUNE }, WITNESS], ground: { '0806': 'd', '0807': '=' } });
    expect(play.refuses(NORTH, walk(0, '----'))).not.toEqual([]);
    expect(play.refuses(NORTH, walk(0, '---F'))).not.toEqual([]);
    play.does(NORTH, walk(0, '--F'));
    expect(play.state.units[0]).toMatchObject({ elevation: -2, at: unitAt(play.state, 0).at });
  });
  test('are not alone down there: what is sealed drives along the bottom', () => {
    const play = start({ units: [{ at: '0806', facing: 3, design: SEALED }, WITNESS], ground: { '0807': '~' } });
    play.does(NORTH, walk(0, 'F'));
    expect(unitAt(play.state, 0).moved!.spent).toBe(4);
    expect(unitAt(play.state, 0).fate).toBe('fighting');
  });
});

describe('running water', () => {
  /** Where a ship of three points is when movement is over; the water runs to the south. */
  const adrift = (rapids: number, steps: string): string => {
    const river: readonly Terrain[] = [
      { kind: 'water', level: 2 },
      { kind: 'rapids', level: rapids },
    ];
    const play = start({
      units: [{ at: '0805', facing: 3, design: MONITOR }, WITNESS],
      board: clearBut(Object.fromEntries(['0805', '0806', '0807', '0808', '0809'].map(label => [label, river])), ['flow-3']),
      rules: ['TOE-rapids-hold-position'],
    });
    play.does(NORTH, steps === '' ? stay(0) : walk(0, steps));
    play.does(SOUTH, stay(1));
    return hexLabel(unitAt(play.state, 0).at!);
  };
  rule('TOE-rapids-hold-position#1', 'takes ships along that have not kept two points', () => {
    expect([adrift(1, ''), adrift(1, 'F'), adrift(1, 'FF')]).toEqual(['0805', '0806', '0808']);
  });
  rule('TOE-rapids-hold-position#2', 'for a hex in rapids and two in a torrent, until land is in the way', () => {
    expect([adrift(1, 'FF'), adrift(2, 'F'), adrift(2, 'FF'), adrift(2, 'FFF')]).toEqual(['0808', '0806', '0809', '0809']);
  });
});

describe('extreme depths', () => {
  const RULES = ['TOE-extreme-depth-table-headings', 'TOE-extreme-depth-asterisk', 'TOE-extreme-depth-driving'] as const;
  const deep = lake('E');
  /** What the depth of twelve levels adds to a shot. */
  const added = (unit: Partial<Placed>, weapon: number): number => {
    const play = start({
      phase: 'weapon',
      units: [{ at: '0806', facing: 3, ...unit } as Placed, { at: '0808', design: NEPTUNE, elevation: -12 }, WITNESS],
      ground: deep,
      rules: RULES,
    });
    play.does(NORTH, { type: 'declare', unit: 0, twist: 0, shots: [{ weapon, target: 1 }] });
    play.does(SOUTH, hold(1));
    const [aimed] = eventsOf(play.does(SOUTH, hold(2), 1, 1, ...NEXT), 'aimed');
    return termsOf(aimed!.numbers[0]!)['TOE-extreme-depth-table-headings'] ?? 0;
  };
  rule('TOE-extreme-depth-table-headings', "have a figure for 'Mechs, a second, a third for suits and a fourth for submarines", () => {
    expect(added({}, 0)).toBe(2);
    expect(added({ design: NEPTUNE, elevation: -12 }, 0)).toBe(0);
  });
  rule('TOE-extreme-depths-unit-groups', 'where ProtoMechs and vehicles that were not built to dive share the second', () => {
    expect([added({ design: SEALED }, 0), added({ design: 'Minotaur' }, 0)]).toEqual([3, 3]);
  });
  rule('TOE-extreme-depth-driving', 'make driving along the bottom as hard as walking there', () => {
    const number = (design: Placed['design']): number => {
      const play = start({ units: [{ at: '0806', facing: 3, ...(design ? { design } : {}) }, WITNESS], ground: deep, rules: RULES });
      const unit = unitAt(play.state, 0);
      return (
        termsOf(play.book.ask('piloting', { state: play.state, unit, cause: 'skid', causes: [], depth: 12 }))[
          'TOE-extreme-depth-driving'
        ] ?? 0
      );
    };
    expect([number(SEALED), number('GRF-1N'), number(NEPTUNE)]).toEqual([2, 2, 0]);
  });
  rule('TOE-extreme-depth-asterisk', "hinder suits at the legs of a 'Mech and the frenzy of a ProtoMech as they do every blow", () => {
    const PROTO: Placed = { at: '0806', facing: 3, design: 'Minotaur' };
    const play = start({ phase: 'physical', units: [PROTO, { at: '0807', facing: 0 }, WITNESS], ground: deep, rules: RULES });
    play.does(NORTH, strike(0, { kind: 'frenzy', target: 1 }));
    play.does(SOUTH, strike(1));
    const [struck] = eventsOf(play.does(SOUTH, strike(2), 1, 1, ...NEXT), 'struck');
    expect(termsOf(struck!.toHit)['TOE-extreme-depth-asterisk']).toBe(3);
    const suits: Placed = { at: '0806', facing: 3, design: 'Elemental Battle Armor [Laser](Sqd5)' };
    const legs = start({ phase: 'physical', units: [suits, { at: '0806', facing: 0 }, WITNESS], ground: deep, rules: RULES });
    legs.does(NORTH, strike(0, { kind: 'leg', target: 1 }));
    legs.does(SOUTH, strike(1));
    const [hacked] = eventsOf(legs.does(SOUTH, strike(2), ...pair(2), ...NEXT), 'struck');
    expect(termsOf(hacked!.toHit)['TOE-extreme-depth-asterisk']).toBe(2);
  });
});
