import type { RuleId } from '@sortie/kernel';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { sightBetween } from '../../sight/sight.ts';
import type { OnMap } from '../../state.ts';
import { HIT } from '../../testing/armed.fixture.ts';
import { bin, griffin, MUNITIONS, weapon } from '../../testing/guns.fixture.ts';
import { eventsOf, NEXT, NORTH, type Placed, pair, shoot, start } from '../../testing/table.fixture.ts';

describe('swarms', () => {
  const swarm = (kind = 'Swarm') => griffin(weapon('LRM 20'), bin(`IS Ammo LRM-20 ${kind}`));
  const crowd = (...changes: readonly Partial<Placed>[]) => ({
    units: [
      { at: '0802', facing: 3, design: swarm(), ...changes[0] },
      { at: '0810', ...changes[1] },
      { at: '0811', design: 'AS7-D', ...changes[2] },
      { at: '0117', design: 'LCT-1V', ...changes[3] },
    ] as readonly Placed[],
    rules: [MUNITIONS, 'TOE-swarm-surviving', 'TOE-swarm-ams'] as readonly RuleId[],
  });
  const goesOn = (position: Parameters<typeof shoot>[0], ...dice: readonly number[]) =>
    eventsOf(shoot(position, 0, ...dice, ...NEXT).events, 'fired').map(({ target, cluster, side }) => [
      target,
      cluster?.size,
      cluster?.hits,
      side,
    ]);
  // Twelve of twenty strike in three lots; eight go on, of which five strike.
  const TWELVE = [...HIT, ...pair(7), ...pair(7), ...pair(7), ...pair(7)] as const;
  const FIVE = [...HIT, ...pair(6), ...pair(7)] as const;
  rule('TOE-swarm-surviving#1', 'what goes on rolls in the column of what is left', () => {
    expect(goesOn(crowd(), ...TWELVE, ...FIVE).map(one => one.slice(0, 3))).toEqual([
      [1, 20, 12],
      [2, 8, 5],
    ]);
  });
  rule('TOE-swarm-surviving#2', 'and comes from where the first came from', () => {
    // The next one stands on the far side and looks away from the firer, not from the last target.
    expect(goesOn(crowd({}, {}, { at: '0910', facing: 3 }), ...TWELVE, ...FIVE).map(one => one[3])).toEqual(['front', 'rear']);
  });
  rule('TOE-swarm-los#1', 'nobody has to see the next one', () => {
    const hidden = { ...crowd({}, {}, { at: '0910' }), ground: { '0908': 'C', '0909': 'C' } };
    const { state } = start(hidden);
    expect(sightBetween(state, state.units[0] as OnMap, state.units[2] as OnMap).canSee).toBe(false);
    expect(goesOn(hidden, ...TWELVE, ...FIVE).map(([target]) => target)).toEqual([1, 2]);
  });
  rule('TOE-swarm-los#2', 'the nearest of either side in or beside the hex, nobody twice and not the firer', () => {
    const idle = { shots: [], spots: null, numbers: null, resolved: true } as const;
    expect(goesOn(crowd({}, {}, { at: '0812' }), ...TWELVE).map(([target]) => target)).toEqual([1]);
    const friend = crowd({}, {}, { seat: NORTH, fire: idle });
    expect(goesOn(friend, ...TWELVE, ...FIVE).map(([target]) => target)).toEqual([1, 2]);
    // Both stand beside each other: of the eight three are left, who have nobody to go on to.
    expect(goesOn(crowd(), ...TWELVE, ...FIVE)).toHaveLength(2);
  });
  const guarded = griffin(weapon('ISAntiMissileSystem'), bin('ISAMS Ammo'));
  const SIXTEEN = [...HIT, ...pair(9), ...pair(7), ...pair(7), ...HIT, ...pair(8), ...pair(7)] as const;
  rule('TOE-swarm-ams#1', 'point defense takes nothing off the roll', () => {
    const { events } = shoot(crowd({}, { design: guarded }), 0, ...SIXTEEN, ...NEXT);
    expect(eventsOf(events, 'fired')[0]!.cluster!.row.total).toBe(9);
    expect(eventsOf(events, 'pointDefense')).toHaveLength(1);
  });
  rule('TOE-swarm-ams#2', 'the row of the eight in the column of those that came strikes, the others go on', () => {
    const dice = [...HIT, ...pair(5), ...pair(7), ...pair(7), ...HIT, ...pair(7), ...pair(7)];
    // Twelve come on a 5, of whom eight strike; the other eight of the salvo go on.
    expect(goesOn(crowd({}, { design: guarded }), ...dice).map(one => one.slice(0, 3))).toEqual([
      [1, 20, 8],
      [2, 8, 5],
    ]);
  });
  rule('TOE-swarm-ams#3', 'sixteen of twenty come, ten strike, four go on', () => {
    expect(goesOn(crowd({}, { design: guarded }), ...SIXTEEN).map(one => one.slice(0, 3))).toEqual([
      [1, 20, 10],
      [2, 4, 3],
    ]);
  });
});
