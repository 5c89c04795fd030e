import { find, type Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import type { View } from '../rule.ts';
import type { Command } from '../shape.ts';
import { unitAt } from '../state.ts';
import { at, eventsOf, fire, hold, NEXT, NORTH, type Placed, pair, SOUTH, shoot, start, WITNESS, walk } from '../testing/table.fixture.ts';

const KALKI = "SturmFeur 'Kalki' Cruise Missile Launcher";
const FASTER: Paper = { ...find(KALKI)!, movement: { walk: 4, run: 6, jump: 0 } };
const armor = { FR: 40, FRLS: 40, FRRS: 40, RRLS: 40, RRRS: 40, RR: 40, TU: 40 };

/** Where a roll strikes a hull of six sides that looks north, from a hex. */
function struck(from: string, facing: 0 | 1 | 2 | 3 | 4 | 5, total: number, ...after: readonly number[]) {
  const units: readonly Placed[] = [{ at: from, facing }, { at: '0808', facing: 0, design: KALKI, armor }, WITNESS];
  const { events } = shoot({ units }, 0, 6, 6, ...pair(total), ...after, ...NEXT);
  return eventsOf(events, 'located')[0]!.struck.location;
}

describe('super-heavy vehicles', () => {
  rule('TOE-superheavy-hit-facings', 'have six sides, and the half of a side that an attack comes from is struck', () => {
    expect([struck('0803', 3, 7), struck('0813', 0, 7), struck('0406', 2, 7), struck('0410', 1, 7)]).toEqual(['FR', 'RR', 'FRLS', 'RRLS']);
    expect([struck('1206', 4, 7), struck('1210', 5, 7)]).toEqual(['FRRS', 'RRRS']);
    expect([struck('0406', 2, 5, 1, 1), struck('0406', 2, 9, 1, 1), struck('0410', 1, 5, 1, 1), struck('0410', 1, 9, 1, 1)]).toEqual([
      'FR',
      'RRLS',
      'RR',
      'FRLS',
    ]);
    expect(struck('0406', 2, 10)).toBe('TU');
  });
  rule('TOE-superheavy-depth1', 'wade through a level of water for one point more', () => {
    const play = start({ units: [{ at: '0807', facing: 3, design: FASTER }, WITNESS], ground: { '0808': '~' } });
    play.does(NORTH, walk(0, 'F'));
    // A point for the hex, one for the water, two for the bank.
    expect(unitAt(play.state, 0).moved!.spent).toBe(4);
    expect(unitAt(play.state, 0).fate).toBe('fighting');
    const tank = start({ units: [{ at: '0807', facing: 3, design: 'Manticore Heavy Tank' }, WITNESS], ground: { '0808': '~' } });
    expect(tank.refuses(NORTH, walk(0, 'F')).map(one => one.rule)).toContain('TW-move-terrain');
  });
  rule('TOE-superheavy-terrain-table', 'and stay out of deeper water', () => {
    const play = start({ units: [{ at: '0807', facing: 3, design: FASTER }, WITNESS], ground: { '0807': '~', '0808': '=' } });
    expect(play.refuses(NORTH, walk(0, 'F')).map(one => one.rule)).toContain('TW-move-terrain');
  });
  const SQUAD = 'Elemental Battle Armor [Laser](Sqd5)';
  const RIDE = (unit: number): Command => ({ type: 'move', unit, mode: 'stand', task: 'ride' });
  /** Squads that try to get on, one after the other: how many did. */
  function riders(design: Paper | string): number {
    const units: readonly Placed[] = [
      { at: '0807', facing: 3, design, seat: NORTH },
      ...[1, 2, 3].map((): Placed => ({ at: '0807', design: SQUAD, seat: NORTH })),
      { ...WITNESS, moved: ['stand', 0] },
    ];
    const play = start({ units });
    for (const id of [1, 2, 3]) if (play.book.allows(play.state as View, RIDE(id), NORTH)) play.does(NORTH, RIDE(id));
    return play.state.units.filter(({ rides }) => rides === 0).length;
  }
  rule('TOE-superheavy-two-ba#1', 'carry two squads at a time, unless they are vessels', () => {
    const vessel: Paper = { ...find(KALKI)!, motive: 'naval' };
    const omni: Paper = { ...find('Manticore Heavy Tank')!, omni: true };
    expect([riders(KALKI), riders(vessel), riders(omni), riders('Manticore Heavy Tank')]).toEqual([2, 0, 1, 0]);
  });
  rule(
    'TOE-superheavy-two-ba#2',
    'both squads go where it goes and one that gets off leaves the other; the second sits behind the first',
    () => {
      const units: readonly Placed[] = [
        { at: '0812', facing: 0, design: FASTER, seat: NORTH, bears: 2, moved: ['stand', 0], armor },
        { at: '0812', design: SQUAD, seat: NORTH, rides: 0, moved: ['stand', 0] },
        { at: '0812', design: SQUAD, seat: NORTH, rides: 0, moved: ['stand', 0] },
      ];
      const struckFrom = (from: string, facing: 1 | 2) => {
        const guns: readonly Placed[] = [{ at: from, facing, seat: SOUTH }];
        const play = start({ phase: 'weapon', initiative: NORTH, units: [...units, ...guns] });
        play.does(SOUTH, fire(3, 0, 0));
        for (const id of [0, 1]) play.does(NORTH, hold(id));
        return eventsOf(play.does(NORTH, hold(2), 6, 6, ...pair(7), 5, ...NEXT), 'damaged')[0]!.unit;
      };
      expect([struckFrom('0610', 2), struckFrom('0614', 1)]).toEqual([1, 2]);
      const waiting: readonly Placed[] = units.map(({ moved: _moved, ...unit }) => unit);
      const moving = start({ units: [...waiting, { ...WITNESS, seat: SOUTH, moved: ['stand', 0] }] });
      moving.does(NORTH, walk(0, 'F'));
      moving.does(NORTH, { type: 'move', unit: 2, mode: 'stand', task: 'alight' });
      expect(moving.state.units.slice(0, 3).map(unit => [unit.at, unit.rides])).toEqual([
        [at('0811'), undefined],
        [at('0811'), 0],
        [at('0811'), undefined],
      ]);
      expect(unitAt(moving.state, 0).bears).toBe(1);
    },
  );
});
