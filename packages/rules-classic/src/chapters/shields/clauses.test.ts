import type { RuleId } from '@sortie/kernel';
import { find, type Mount, type Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { pointsFor } from '../../movement/points.ts';
import type { Condition } from '../../shape.ts';
import { unitAt } from '../../state.ts';
import { eventsOf, hold, NEXT, NORTH, type Placed, pair, SOUTH, shoot, start, strike, WITNESS, walk } from '../../testing/table.fixture.ts';
import type { Guard } from './shape.ts';

const HIT = [6, 6] as const;
const gear = (item: string, at: string, slots: number): Mount => ({ kind: 'equipment', item, at, slots });
const weapon = (item: string, at: string): Mount => ({ kind: 'weapon', item, at });
const griffin = (...mounts: readonly Mount[]): Paper => ({ ...find('GRF-1N')!, mounts });
const bearer = (size: string, slots: number) => griffin(gear(`IS${size}Shield`, 'LA', slots));
const active: Guard = { gear: 0, mode: 'active' };
const HELD: Condition = { guards: [active] };
const shot = (target: Partial<Placed>, item = 'PPC', rules: readonly RuleId[] = [], ...dice: readonly number[]) => {
  const units: readonly Placed[] = [
    { at: '0803', facing: 3, design: griffin(weapon(item, 'RA')) },
    { at: '0807', design: bearer('Medium', 5), ...target } as Placed,
    WITNESS,
  ];
  return shoot({ units, rules }, 0, ...HIT, ...(dice.length > 0 ? dice : pair(8)), ...NEXT);
};
const lost = (target: Partial<Placed>) => eventsOf(shot(target).events, 'damaged').map(({ armor }) => armor);

describe('shields', () => {
  rule('TOE-shield-missing-actuators#1', 'one less for each joint that the arm lacks', () => {
    expect([
      lost({ condition: HELD }),
      lost({ condition: HELD, hits: { LA: [2] } }),
      lost({ condition: HELD, hits: { LA: [2, 3] } }),
    ]).toEqual([[5], [6], [7]]);
    // Eighteen points in all, or sixteen.
    expect([
      lost({ condition: { ...HELD, worn: { 0: 15 } } }),
      lost({ condition: { ...HELD, worn: { 0: 15 } }, hits: { LA: [2, 3] } }),
    ]).toEqual([[7], [9]]);
  });
  rule('TOE-shield-missing-actuators#2', 'in a pod it slows its bearer as it does when it is fixed', () => {
    const walks = (...mounts: readonly Mount[]) => {
      const { book, state } = start({ units: [{ at: '0803', design: { ...griffin(...mounts), omni: true } }, { at: '0117' }] });
      return pointsFor(book, unitAt(state, 0), 'walk');
    };
    const large = gear('ISLargeShield', 'LA', 7);
    expect([walks(), walks(large), walks({ ...large, pod: true })]).toEqual([5, 4, 4]);
  });
  rule('TOE-shield-missing-actuators#3', 'three, five and seven of a hit, and eleven, eighteen and twenty-five in all', () => {
    const sizes = [
      ['Small', 3, 3, 11],
      ['Medium', 5, 5, 18],
      ['Large', 7, 7, 25],
    ] as const;
    for (const [size, slots, takes, most] of sizes) {
      const design = bearer(size, slots);
      expect([size, lost({ design, condition: HELD })]).toEqual([size, [10 - takes]]);
      expect([size, lost({ design, condition: { ...HELD, worn: { 0: most - 1 } } })]).toEqual([size, [9]]);
    }
  });
  rule('TOE-shield-floating-crits#1', 'it is not in the way of a charge', () => {
    const units: readonly Placed[] = [
      { at: '0807', facing: 3 },
      { at: '0810', design: bearer('Medium', 5), condition: HELD, moved: ['stand', 0] },
      { ...WITNESS, moved: ['stand', 0], strike: { blows: [], numbers: null, resolved: true } },
    ];
    const play = start({ units });
    play.does(NORTH, { ...walk(0, 'FF'), charge: 1 } as never);
    play.does(NORTH, hold(0));
    play.does(SOUTH, hold(1));
    play.does(SOUTH, hold(2));
    const three = [8, 8, 8].flatMap(total => pair(total));
    const events = play.does(SOUTH, strike(1), ...HIT, ...three, ...pair(7), ...pair(6), ...HIT, ...HIT, ...NEXT);
    expect(
      eventsOf(events, 'damaged')
        .slice(0, 3)
        .map(({ armor }) => armor),
    ).toEqual([5, 5, 1]);
    expect(unitAt(play.state, 1).condition?.worn).toBeUndefined();
  });
  rule('TOE-shield-floating-crits#2', 'nor of a critical hit that floats to what it covers', () => {
    const { events } = shot(
      { condition: HELD },
      'Medium Laser',
      ['TOE-floating-crit-partial-cover'],
      ...pair(2),
      ...pair(8),
      ...pair(8),
      1,
      1,
    );
    expect(eventsOf(events, 'criticalRolled')).toHaveLength(1);
  });
});
