import { boardOf, siteAt, terrainIn } from '@sortie/board';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import type { State } from '../shape.ts';
import { unitAt } from '../state.ts';
import {
  at,
  eventsOf,
  fire,
  hold,
  NEXT,
  NORTH,
  type Placed,
  pair,
  SOUTH,
  shoot,
  start,
  stay,
  termsOf,
  walk,
} from '../testing/table.fixture.ts';

const alone = (unit: Partial<Placed>, ground: { readonly [label: string]: string }) =>
  start({ units: [{ at: '0808', facing: 3, ...unit } as Placed, { at: '0117' }], ground });
const factor = (state: State, label: string): number => terrainIn(siteAt(boardOf(state.board), at(label))!, 'building')?.cf ?? 0;

describe('fire at buildings', () => {
  const MEN = 'Foot Platoon (Rifle)';
  /** A Griffin fires its cannon at a building, and the turn ends. */
  const battered = (from: string, letter: string, inside: Partial<Placed> | null, ...dice: readonly number[]) => {
    const second = inside ? ({ at: '0810', ...inside } as Placed) : ({ at: '0101' } as const);
    const play = start({ phase: 'weapon', units: [{ at: from, facing: 3, gunnery: 8 }, second], ground: { '0810': letter } });
    play.does(NORTH, { type: 'declare', unit: 0, twist: 0, shots: [], batters: [{ weapon: 0, at: at('0810') }] });
    const events = play.does(SOUTH, hold(1), ...dice);
    return { play, events, shot: eventsOf(events, 'wallFired')[0] };
  };
  rule('TW-bldg-attack', 'four less for walls that stand still, nothing to roll beside them, and all damage counts', () => {
    const far = battered('0805', 'C', null, ...pair(5), ...NEXT);
    expect(far.shot).toMatchObject({ hit: true, damage: 10, heat: 10 });
    expect(termsOf(far.shot!.toHit)).toMatchObject({ 'TW-th-immobile': -4 });
    expect(factor(far.play.state, '0810')).toBe(80);
    const near = battered('0809', 'C', null, ...NEXT);
    expect(near.shot).toMatchObject({ roll: null, hit: true });
    expect(unitAt(near.play.state, 0).heat).toBe(0);
    const refused = start({ phase: 'weapon', units: [{ at: '0805', facing: 3 }, { at: '0101' }], ground: { '0810': 'C' } });
    for (const batters of [[{ weapon: 0, at: at('0811') }], [{ weapon: 9, at: at('0810') }]])
      expect(refused.refuses(NORTH, { type: 'declare', unit: 0, twist: 0, shots: [], batters }).map(one => one.rule)).toContain(
        'TW-bldg-attack',
      );
    const behind = start({ phase: 'weapon', units: [{ at: '0805', facing: 0 }, { at: '0101' }], ground: { '0810': 'C' } });
    expect(
      behind
        .refuses(NORTH, { type: 'declare', unit: 0, twist: 0, shots: [], batters: [{ weapon: 0, at: at('0810') }] })
        .map(one => one.rule),
    ).toContain('TW-bldg-attack');
  });
  rule('TW-bldg-inf', 'troops suffer by how thin the walls are', () => {
    const lost = (letter: string, design: string) => {
      const { events } = battered('0805', letter, { design }, ...pair(5), ...NEXT);
      return eventsOf(events, 'damaged').reduce((sum, { armor, structure }) => sum + armor + structure, 0);
    };
    const SUITS = 'Elemental Battle Armor [Laser](Sqd5)';
    expect([lost('S', SUITS), lost('H', SUITS), lost('C', SUITS)]).toEqual([8, 5, 3]);
    expect(lost('H', MEN)).toBe(1);
  });
  rule('TW-los-bldg-inf', 'troops in a building are attacked only from inside it', () => {
    const refused = (from: string, design: string) => {
      const units: readonly Placed[] = [
        { at: from, facing: 3 },
        { at: '0810', design },
      ];
      const play = start({ phase: 'weapon', units, ground: from === '0809' ? { '0810': 'C', '0809': 'C' } : { '0810': 'C' } });
      return play.book.check(play.state as never, fire(0, 1, 0), NORTH).map(one => one.rule);
    };
    expect(refused('0805', MEN)).toContain('TW-los-bldg-inf');
    expect(refused('0809', MEN)).not.toContain('TW-los-bldg-inf');
    expect(refused('0805', 'GRF-1N')).toEqual([]);
  });
});

describe('buildings', () => {
  rule('TW-ter-bldg3', 'a heavy building costs three more', () => {
    const play = alone({}, { '0809': 'C' });
    play.does(NORTH, walk(0, 'F'), 6, 6);
    expect(unitAt(play.state, 0).moved!.spent).toBe(4);
  });
  rule('TW-ter-bldg2', 'a medium one costs two more, troops nothing', () => {
    const play = alone({}, { '0809': 'H' });
    play.does(NORTH, walk(0, 'F'), 6, 6);
    expect(unitAt(play.state, 0).moved!.spent).toBe(3);
    const troops = alone({ design: 'Foot Platoon (Rifle)' }, { '0809': 'H' });
    troops.does(NORTH, walk(0, 'F'));
    expect(unitAt(troops.state, 0).moved!.spent).toBe(1);
  });
  rule('TW-ter-bldg1', 'a light one costs one more', () => {
    const play = alone({ design: 'LCT-1V' }, { '0809': 'S' });
    play.does(NORTH, walk(0, 'F'), 6, 6);
    expect(unitAt(play.state, 0).moved!.spent).toBe(2);
  });
  rule('TW-bldg-psr', 'a wall asks for a roll; a failure hurts, and the wall suffers either way', () => {
    const play = alone({}, { '0809': 'C' });
    const events = play.does(NORTH, walk(0, 'F'), 1, 1, ...pair(3));
    expect(termsOf(eventsOf(events, 'piloted')[0]!.number)).toEqual({ 'TW-skill-default': 5, 'TW-bldg-psr': 2 });
    expect(eventsOf(events, 'damaged')[0]).toMatchObject({ location: 'RA', armor: 9 });
    expect(factor(play.state, '0809')).toBe(84);
    expect(unitAt(play.state, 0).prone).toBe(false);
  });
  rule('TW-bldg-absorb', 'walls take a tenth of their strength out of each hit', () => {
    const { play } = shoot({ units: [{ at: '0805', facing: 3 }, { at: '0809' }], ground: { '0809': 'C' } }, 0, 6, 6, ...pair(3), ...NEXT);
    expect(unitAt(play.state, 1).armor['RA']).toBe(13);
    expect(factor(play.state, '0809')).toBe(81);
  });
  rule('TW-los-bldg-target', 'under one roof it is harder to hit', () => {
    const ground = { '0808': 'C', '0809': 'C', '0810': 'C' };
    const { events } = shoot({ units: [{ at: '0808', facing: 3 }, { at: '0810' }], ground }, 0, 1, 1, ...NEXT);
    expect(termsOf(eventsOf(events, 'fired')[0]!.toHit)).toMatchObject({ 'TW-los-bldg-target': 1, 'TW-los-bldg-same': 1 });
  });
  rule('TW-los-bldg-same', 'each room between adds one', () => {
    const ground = { '0808': 'C', '0809': 'C', '0810': 'C', '0811': 'C' };
    const { events } = shoot({ units: [{ at: '0808', facing: 3 }, { at: '0811' }], ground }, 0, 1, 1, ...NEXT);
    expect(termsOf(eventsOf(events, 'fired')[0]!.toHit)).toMatchObject({ 'TW-los-bldg-same': 2 });
  });
  rule('TW-bldg-load', 'what is too heavy brings the house down', () => {
    const play = start({
      units: [
        { at: '0808', facing: 3 },
        { at: '0117', moved: ['stand', 0] },
      ],
      ground: { '0808': 'H' },
    });
    // Forty points of strength under fifty-five tons: two levels fall on the Griffin, eight points in all.
    const events = play.does(NORTH, stay(0), ...pair(3), ...pair(3));
    expect(eventsOf(events, 'battered')[0]).toMatchObject({ factor: 0 });
    expect(eventsOf(events, 'damaged').map(({ armor }) => armor)).toEqual([5, 3]);
    expect(play.state.phase).toBe('weapon');
    play.does(NORTH, hold(0));
    play.does(SOUTH, hold(1), ...NEXT);
  });
  rule('TW-ter-rubble-make', 'what is left is rubble', () => {
    const play = start({
      units: [
        { at: '0808', facing: 3 },
        { at: '0117', moved: ['stand', 0] },
      ],
      ground: { '0808': 'H' },
    });
    play.does(NORTH, stay(0), ...pair(3), ...pair(3));
    expect(siteAt(boardOf(play.state.board), at('0808'))!.terrains).toEqual([{ kind: 'rubble', level: 2 }]);
  });
});
