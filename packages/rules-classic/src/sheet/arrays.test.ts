import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { sheetOf } from '../sheet/compile.ts';
import { armed, bin, weapon } from '../testing/armed.fixture.ts';
import { eventsOf, NEXT, pair, shoot, WITNESS } from '../testing/table.fixture.ts';

rule('TW-mga', 'arrays of every make fire all guns of their arm at once', () => {
  const makes = [
    ['CLHeavyMG', 'Clan Heavy Machine Gun Array', 'Clan Heavy Machine Gun Ammo - Full'],
    ['Machine Gun', 'ISMGA', 'IS Ammo MG - Full'],
    ['CLLightMG', 'CLLMGA', 'Clan Light Machine Gun Ammo - Full'],
  ] as const;
  for (const [gun, array, load] of makes) {
    const design = armed(weapon(array), weapon(gun), weapon(gun), weapon(gun), bin(load, 'CT', 50));
    expect(sheetOf(design).weapons[0]).toMatchObject({ fires: true, linked: 3 });
    // One roll to hit, one for how many of three shells do, and a place for each.
    const { events } = shoot(
      { units: [{ at: '0803', facing: 3, design }, { at: '0805' }, WITNESS] },
      0,
      6,
      6,
      ...pair(12),
      ...[7, 7, 7].flatMap(pair),
      ...NEXT,
    );
    expect(eventsOf(events, 'damaged')).toHaveLength(3);
  }
});
