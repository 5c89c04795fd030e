import { find, type Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { sheetOf } from '../sheet/compile.ts';
import { eventsOf, NEXT, type Placed, pair, shoot, WITNESS } from '../testing/table.fixture.ts';

rule(
  'TOE-reactive-crit-transfer',
  'where a place holds nothing but charges, one roll: a two sets them off, anything else sends the hit inward',
  () => {
    const griffin = find('GRF-1N')!;
    const charges = (at: string) => ({ kind: 'equipment' as const, item: 'IS Reactive', at, slots: 1 });
    const plated: Paper = { ...griffin, mounts: Array.from({ length: 2 }, () => charges('LT')) };
    expect(sheetOf(plated).slots['LT']!.filter(({ part }) => part === 'gear')).toHaveLength(2);
    const mixed: Paper = { ...griffin, mounts: [charges('LT'), { kind: 'weapon', item: 'Medium Laser', at: 'LT' }] };
    const left: readonly Placed[] = [{ at: '0803', facing: 3 }, { at: '0807', design: plated, armor: { LT: 0 } }, WITNESS];
    const bare = (design: Paper, ...dice: readonly number[]) => {
      const units = left.map((one, i) => (i === 1 ? { ...one, design } : one));
      const { events } = shoot({ units }, 0, 6, 6, ...pair(8), ...pair(8), ...dice, ...NEXT);
      return eventsOf(events, 'slotHit').map(({ location, slot }) => `${location}:${slot}`);
    };
    // Half, slot, and what the charges do; inward it is the middle, whose first slot is the engine.
    expect(bare(plated, 1, 1, ...pair(2))).toEqual(['LT:0']);
    expect(bare(plated, 1, 1, ...pair(3), 1, 1)).toEqual(['CT:0']);
    // With anything else there the slot is rolled again.
    expect(bare(mixed, 1, 1, ...pair(3), 1, 2)).toEqual(['LT:1']);
  },
);
