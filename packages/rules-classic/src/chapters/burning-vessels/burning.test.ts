import type { Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { CUTTER } from '../../naval/vessel.fixture.ts';
import { unitAt } from '../../state.ts';
import { bin, griffin, weapon } from '../../testing/guns.fixture.ts';
import { eventsOf, NEXT, type Placed, pair, shoot, WITNESS } from '../../testing/table.fixture.ts';

const LINE = 'TOE-fire-multihex-inferno';
const MISSILES: Paper = griffin(weapon('SRM 2'), bin('IS Ammo SRM-2 Inferno'));
const LAKE = Object.fromEntries(
  ['06', '07', '08', '09', '10', '11', '12', '13'].flatMap(row =>
    ['05', '06', '07', '08', '09', '10', '11'].map(column => [`${column}${row}`, 'd']),
  ),
);
const fired = (rules: readonly `${string}-${string}`[], target: Partial<Placed>, ...dice: readonly number[]) =>
  shoot(
    {
      units: [{ at: '0804', facing: 3, design: MISSILES }, { at: '0809', facing: 0, design: CUTTER, ...target } as Placed, WITNESS],
      ground: LAKE,
      rules,
    },
    0,
    ...dice,
    ...NEXT,
  );

describe('infernos on a vessel', () => {
  rule('TOE-fire-multihex-inferno#1', 'strike as on any vehicle: each missile seeks out what burns where it struck', () => {
    const { events } = fired([LINE], {}, ...pair(12), ...pair(2), ...pair(7), ...pair(2), ...pair(2), 1, ...pair(7), ...pair(2));
    expect(eventsOf(events, 'worn').map(({ unit }) => unit)).toEqual([1]);
    expect(
      unitAt(fired([LINE], {}, ...pair(12), ...pair(2), ...pair(7), ...pair(2), ...pair(2), 1, ...pair(7), ...pair(2)).play.state, 1)
        .condition?.burning,
    ).toBe(true);
    const without = fired([], {}, ...pair(12), ...pair(2), ...pair(7), ...pair(2), ...pair(2));
    expect(unitAt(without.play.state, 1).condition?.burning).toBeUndefined();
  });
  rule('TOE-fire-multihex-inferno#2', 'a die of damage in each End Phase until the crew has put it out', () => {
    const turn = (die: number, roll: number) => fired([LINE], { condition: { burning: true } }, 1, 1, die, ...pair(7), ...pair(roll));
    const harm = (die: number) =>
      eventsOf(turn(die, 7).events, 'damaged').reduce((sum, { armor, structure }) => sum + armor + structure, 0);
    expect([harm(1), harm(6)]).toEqual([1, 6]);
    expect([7, 8].map(roll => unitAt(turn(3, roll).play.state, 1).condition?.burning)).toEqual([true, undefined]);
  });
});
