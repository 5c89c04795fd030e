import { boardOf, terrainAt } from '@sortie/board';
import { find, type Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import type { Battery, State } from '../shape.ts';
import { unitAt } from '../state.ts';
import { armed, bin, weapon } from '../testing/armed.fixture.ts';
import { numberIn, objections } from '../testing/core.fixture.ts';
import {
  at,
  clearBut,
  eventsOf,
  hold,
  jump,
  NEXT,
  NORTH,
  type Placed,
  type Position,
  pair,
  SOUTH,
  start,
  termsOf,
  walk,
} from '../testing/table.fixture.ts';
import { treesAt } from './clearing.ts';

const MEN = 'Foot Platoon (Rifle)';
const SUITS = 'Elemental Battle Armor [Laser](Sqd5)';
const TANK = 'Vedette Medium Tank';

/** Nobody does anything; all dice of the end of the turn. */
const quiet = (position: Position, ...dice: readonly number[]) => {
  const play = start({ phase: 'weapon', ...position });
  const events = position.units.flatMap((_, id) =>
    play.does(play.state.units[id]!.seat, hold(id), ...(id === position.units.length - 1 ? [...dice, ...NEXT] : [])),
  );
  return { play, events };
};
const torch = (design: Paper, purpose: Battery['purpose'], letter: string, ...dice: readonly number[]) => {
  const play = start({ phase: 'weapon', units: [{ at: '0805', facing: 3, design }, { at: '0117' }], ground: { '0806': letter } });
  play.does(NORTH, {
    type: 'declare',
    unit: 0,
    twist: 0,
    shots: [],
    batters: [{ weapon: 0, at: at('0806'), purpose: purpose ?? 'clear' }],
  });
  return { play, events: play.does(SOUTH, hold(1), ...dice, ...NEXT) };
};

describe('what starts a fire', () => {
  const kindled = (design: Paper, ...dice: readonly number[]) => eventsOf(torch(design, 'ignite', 'l', ...dice).events, 'kindled');
  rule('TW-fire-start#3', 'infernos and plasma need no roll', () => {
    const infernos = armed(weapon('SRM 2'), bin('IS Ammo SRM-2 Inferno', 'RT', 10));
    expect(kindled(infernos, 1, 1)).toMatchObject([{ roll: null, ok: true }]);
    const plasma = armed(weapon('ISPlasmaRifle'), bin('ISPlasmaRifleAmmo', 'RT', 10));
    expect(kindled(plasma)).toMatchObject([{ roll: null, ok: true }]);
    expect(kindled(armed(weapon('Flamer')), ...pair(4))[0]!.roll).not.toBeNull();
  });
  rule('TW-fire-start#4', 'what starts no fires never does: rails, small lasers, beacons', () => {
    const may = (design: Paper) => {
      const play = start({ phase: 'weapon', units: [{ at: '0805', facing: 3, design }, { at: '0117' }], ground: { '0806': 'l' } });
      const batters = [{ weapon: 0, at: at('0806'), purpose: 'ignite' as const }];
      return objections(play, { type: 'declare', unit: 0, twist: 0, shots: [], batters }).length === 0;
    };
    expect(may(armed(weapon('ISGaussRifle'), bin('ISGauss Ammo', 'RT', 8)))).toBe(false);
    expect(may(armed(weapon('ISNarcBeacon'), bin('ISNarc Pods', 'RT', 6)))).toBe(false);
    expect([may(armed(weapon('CLERSmallLaser'))), may(armed(weapon('Medium Laser')))]).toEqual([false, true]);
  });
});

describe('what a fire does', () => {
  const heated = (position: Partial<Position>) =>
    eventsOf(quiet({ units: [{ at: '0806' }, { at: '0117' }], ground: { '0806': 'F' }, ...position }).events, 'heated');
  rule('TW-fire-effect#1', "a 'Mech in a fire of an earlier turn takes five points, in one of this turn none", () => {
    expect(heated({})).toMatchObject([{ unit: 0, points: 5 }]);
    expect(heated({ kindled: [at('0806')] })).toEqual([]);
    // What is lit in a turn burns through the next one.
    const flamer = armed(weapon('Flamer'));
    const play = start({
      phase: 'weapon',
      units: [{ at: '0805', facing: 3, design: flamer }, { at: '0117' }, { at: '0806' }],
      ground: { '0806': 'l' },
    });
    play.does(NORTH, { type: 'declare', unit: 0, twist: 0, shots: [], batters: [{ weapon: 0, at: at('0806'), purpose: 'ignite' }] });
    play.does(SOUTH, hold(1));
    play.does(SOUTH, hold(2), ...pair(4));
    const strikes = play.state.units.filter(({ strike }) => strike === null);
    for (const { id, seat } of strikes)
      play.does(seat, { type: 'strike', unit: id, blows: [] }, ...(id === strikes.at(-1)!.id ? NEXT : []));
    expect(eventsOf(play.events, 'heated')).toEqual([]);
    expect(play.state.kindled).toBeUndefined();
  });
  rule('TW-fire-effect#2', 'two points of a burning building in every End Phase', () => {
    const board = clearBut({
      '0806': [
        { kind: 'building', level: 2, height: 2, cf: 40 },
        { kind: 'fire', level: 1 },
      ],
      '0808': [{ kind: 'building', level: 2, height: 2, cf: 40 }],
    });
    const { play } = quiet({ units: [{ at: '0101' }, { at: '0117' }], board });
    const left = (label: string) => terrainAt(boardOf(play.state.board), at(label), 'building')!.cf;
    expect([left('0806'), left('0808')]).toEqual([38, 40]);
  });
  rule('TW-fire-effect#3', 'platoons stay out of flames, and do not survive them', () => {
    const play = start({
      units: [
        { at: '0805', facing: 3, design: MEN },
        { at: '0117', moved: ['stand', 0] },
      ],
      ground: { '0806': 'F' },
    });
    expect(objections(play, walk(0, 'F'))).toContain('TW-move-terrain');
    const jumpers = start({
      units: [
        { at: '0805', facing: 3, design: 'Jump Platoon (Laser)' },
        { at: '0117', moved: ['stand', 0] },
      ],
      ground: { '0806': 'F' },
    });
    expect([objections(jumpers, jump(0, '0806')), objections(jumpers, jump(0, '0905'))]).toEqual([[expect.any(String)], []]);
    const caught = quiet({ units: [{ at: '0806', design: MEN }, { at: '0117' }, { at: '0101', seat: NORTH }], ground: { '0806': 'F' } });
    expect(unitAt(caught.play.state, 0).fate).toBe('destroyed');
  });
  rule('TW-fire-effect#4', 'vehicles and suits risk two points on an eight; suits made for it do not', () => {
    const hurt = (design: Paper | string, ...dice: readonly number[]) => {
      const units: readonly Placed[] = [{ at: '0806', design }, { at: '0117' }, { at: '0101', seat: NORTH }];
      return eventsOf(quiet({ units, ground: { '0806': 'F' } }, ...dice).events, 'damaged').map(({ armor }) => armor);
    };
    expect([hurt(TANK, ...pair(7)), hurt(TANK, ...pair(8), ...pair(7))]).toEqual([[], [2]]);
    expect([hurt(SUITS, ...pair(7)), hurt(SUITS, ...pair(8), 1)]).toEqual([[], [2]]);
    const proof: Paper = { ...find(SUITS)!, armor: { ...find(SUITS)!.armor, type: 'BA Fire Resistant' } };
    expect(hurt(proof)).toEqual([]);
  });
});

describe('wind', () => {
  rule('TW-fire-spread#2', 'a gale makes it two and one easier, a strong one three and two', () => {
    const ground = { '0806': 'F', '0807': 'l', '0907': 'l' };
    const needed = (more: Partial<Position>) =>
      eventsOf(quiet({ units: [{ at: '0101' }, { at: '0117' }], ground, ...more }, ...pair(12), ...pair(12)).events, 'kindled').map(
        one => one.needed,
      );
    expect(needed({ conditions: { wind: 3 } })).toEqual([9, 11]);
    expect(needed({ conditions: { wind: 3, weather: 'lightGale' } })).toEqual([7, 10]);
    expect(needed({ conditions: { wind: 3, weather: 'moderateGale' } })).toEqual([7, 10]);
    expect(needed({ conditions: { wind: 3 }, gale: true })).toEqual([6, 9]);
    // So does the one that always blows in the valley.
    const valley = { tags: ['wind-3'], rules: ['AW-basis', 'AW-caustic-gale'] as const };
    expect([needed(valley), needed({ ...valley, gale: true })]).toEqual([
      [7, 10],
      [6, 9],
    ]);
  });
  const smoky = ({ board }: State, label: string) => terrainAt(boardOf(board), at(label), 'smoke')?.level;
  rule('TW-smoke#1', 'three hexes downwind, lightly; heavily from infernos', () => {
    const after = (level: number) => {
      const board = clearBut({ '0806': [{ kind: 'fire', level }] });
      const { play } = quiet({ units: [{ at: '0101' }, { at: '0117' }], board, conditions: { wind: 3 } });
      return ['0807', '0707', '0907', '0805', '0808'].map(label => smoky(play.state, label));
    };
    expect(after(1)).toEqual([1, 1, 1, undefined, undefined]);
    expect(after(2)).toEqual([2, 2, 2, undefined, undefined]);
  });
  rule('TW-smoke#3', 'smoke and woods in one hex count together', () => {
    const seen = (...terrains: readonly ('woods' | 'smoke')[]) => {
      const board = clearBut({ '0807': terrains.map(kind => ({ kind, level: 1, ...(kind === 'woods' ? { height: 2 } : {}) })) });
      return termsOf(numberIn(start({ phase: 'weapon', units: [{ at: '0804', facing: 3 }, { at: '0811' }], board }), 0, 1))['TW-th-woods'];
    };
    expect([seen('woods'), seen('smoke'), seen('woods', 'smoke')]).toEqual([1, 1, 2]);
  });
  rule('TW-house-smoke-drift', 'smoke that was laid goes with the wind, a hex a turn and two in a strong gale', () => {
    const board = clearBut({ '0806': [{ kind: 'smoke', level: 2, height: 2 }], '0807': [{ kind: 'smoke', level: 2, height: 2 }] });
    const passing = ['0806', '0807'].map(label => ({ at: at(label), terrain: { kind: 'smoke', level: 2 } as const, until: 3 }));
    const after = (more: Partial<Position>) => {
      const { play } = quiet({ units: [{ at: '0101' }, { at: '0117' }], board, passing, ...more });
      return ['0806', '0807', '0808', '0809'].map(label => smoky(play.state, label));
    };
    expect(after({})).toEqual([2, 2, undefined, undefined]);
    expect(after({ conditions: { wind: 3 } })).toEqual([undefined, 2, 2, undefined]);
    expect(after({ conditions: { wind: 3 }, gale: true })).toEqual([undefined, undefined, 2, 2]);
    // Its time goes on.
    expect(after({ conditions: { wind: 3 }, turn: 3 })).toEqual([undefined, undefined, undefined, undefined]);
  });
});

rule('TW-ter-clear-woods#2', 'trees of any density stand forty points, turn by turn', () => {
  const cannon = armed(weapon('Autocannon/20'), bin('IS Ammo AC/20', 'RT', 5));
  for (const letter of ['l', 'h']) {
    const { play } = torch(cannon, 'clear', letter);
    const level = treesAt(play.state, at('0806'))!.level;
    expect(treesAt(play.state, at('0806'))).toMatchObject({ cf: 20 });
    play.does(NORTH, { type: 'move', unit: 0, mode: 'stand' });
    play.does(SOUTH, { type: 'move', unit: 1, mode: 'stand' });
    play.does(NORTH, { type: 'declare', unit: 0, twist: 0, shots: [], batters: [{ weapon: 0, at: at('0806'), purpose: 'clear' }] });
    play.does(SOUTH, hold(1), ...NEXT);
    expect(treesAt(play.state, at('0806'))?.level ?? 0).toBe(level - 1);
  }
});
