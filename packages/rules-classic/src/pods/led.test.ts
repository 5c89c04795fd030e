import type { RuleId } from '@sortie/kernel';
import { rule } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import type { Pod } from '../shape.ts';
import { bin, duel, griffin, lob, MUNITIONS, weapon } from '../testing/guns.fixture.ts';
import { eventsOf, hold, NEXT, NORTH, type Placed, pair, SOUTH, shoot, start, termsOf, WITNESS } from '../testing/table.fixture.ts';

const pod = (kind: Pod['kind'], seat: number): Pod => ({ kind, seat, at: 'RA' });

describe('missiles that look for something', () => {
  rule('TOE-arad-narc', 'a beacon of their side is as good as a set that talks, and not better', () => {
    const seeker = griffin(weapon('LRM 5'), bin('IS Ammo LRM-5 Anti-Radiation'));
    const rules: readonly RuleId[] = ['TOE-arad-communications', 'TOE-arad-narc'];
    const sum = (pods: readonly Pod[], ...chosen: readonly RuleId[]) => {
      const { events } = shoot(duel(seeker, { at: '0812', pods }, ...chosen), 0, 1, 1, ...NEXT);
      const terms = termsOf(eventsOf(events, 'fired')[0]!.toHit);
      return (terms['TOE-arad-communications'] ?? 0) + (terms['TOE-arad-narc'] ?? 0);
    };
    expect([sum([], ...rules), sum([pod('homing', NORTH)], ...rules), sum([pod('homing', NORTH)], rules[0]!)]).toEqual([1, -1, 1]);
    expect(sum([pod('homing', SOUTH)], ...rules)).toBe(1);
  });
  rule('TOE-arrow-homing-nemesis', 'false beacons beside the target have every second missile, and share it', () => {
    const arrow = griffin(weapon('ISArrowIV'), bin('ISArrowIVHomingAmmo', 5));
    const rules: readonly RuleId[] = [
      MUNITIONS,
      'TOE-artillery-direct-fire-modifiers',
      'TOE-arrow-homing-target',
      'TOE-arrow-homing-tag',
      'TOE-arrow-homing-nemesis',
    ];
    const decoy = (at: string, kind: Pod['kind'] = 'nemesis'): Placed => ({
      at,
      seat: NORTH,
      design: 'AS7-D',
      pods: [pod(kind, SOUTH)],
      fire: { shots: [], spots: null, numbers: null, resolved: true },
      strike: { blows: [], numbers: null, resolved: true },
    });
    const struck = (decoys: readonly Placed[], ...dice: readonly number[]) => {
      const target: Placed = { at: '0812', design: 'AS7-D', tagged: 1, strike: { blows: [], numbers: null, resolved: true } };
      const play = start({ phase: 'weapon', units: [{ at: '0802', facing: 3, design: arrow }, target, WITNESS, ...decoys], rules });
      play.does(NORTH, lob(0, 0, '0812'));
      play.does(SOUTH, hold(1));
      // It strikes square, and everybody else in the hex feels the blast.
      const events = play.does(SOUTH, hold(2), ...dice, ...pair(4), 1, 2, 6, 6, ...NEXT);
      return eventsOf(events, 'damaged').map(({ unit }) => unit);
    };
    expect([struck([decoy('0811')], 3), struck([decoy('0811')], 4), struck([decoy('0810')]), struck([decoy('0811', 'haywire')])]).toEqual([
      [3],
      [1],
      [1],
      [1],
    ]);
    expect([struck([decoy('0811'), decoy('0813')], 1, 3), struck([decoy('0811'), decoy('0813')], 1, 4)]).toEqual([[3], [4]]);
  });
});
