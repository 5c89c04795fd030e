import { find, type Unit as Paper } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { armed, bin, facing, HIT, weapon } from '../testing/armed.fixture.ts';
import { eventsOf, NEXT, pair, shoot } from '../testing/table.fixture.ts';

rule('TOE-t408-streak-lrm-damage#2', 'tubes of a ProtoMech do a point each, five in a group', () => {
  const hits = (tubes: number, ...dice: readonly number[]) => {
    const proto = find('Minotaur')!;
    const design: Paper = {
      ...proto,
      mounts: [
        { kind: 'weapon', item: `CLStreakLRM${tubes}`, at: 'TR' },
        { kind: 'ammo', item: `Clan Streak LRM ${tubes} Ammo`, at: 'TR', shots: 12 },
      ],
    };
    const { events } = shoot(facing({ design }, { design: 'AS7-D' }, []), 0, ...HIT, ...dice, ...NEXT);
    return eventsOf(events, 'damaged').map(({ armor }) => armor);
  };
  expect([hits(3, ...pair(7)), hits(7, ...pair(7), ...pair(6))]).toEqual([[3], [5, 2]]);
});
rule('TOE-t408-streak-lrm-damage#1', 'Streak LRMs strike all at once, in groups of five', () => {
  const hits = (size: number, lots: number) => {
    const design = armed(weapon(`CLStreakLRM${size}`, 'RT'), bin(`Clan Streak LRM ${size} Ammo`, 'LT', 12));
    const places = Array.from({ length: lots }, (_, i) => pair(6 + (i % 3))).flat();
    const { events } = shoot(facing({ design }, { design: 'AS7-D' }, []), 0, ...HIT, ...places, ...(size === 20 ? HIT : []), ...NEXT);
    return eventsOf(events, 'damaged').map(({ armor }) => armor);
  };
  expect([hits(5, 1), hits(10, 2), hits(15, 3), hits(20, 4)]).toEqual([[5], [5, 5], [5, 5, 5], [5, 5, 5, 5]]);
});
