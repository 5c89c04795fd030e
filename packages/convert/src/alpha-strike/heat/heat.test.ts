import type { Unit } from '@sortie/roster';
import { rule, table } from '@sortie/testkit';
import { expect } from 'vitest';
import {
  arc,
  companion,
  current,
  damage,
  fighter,
  mech,
  mounts,
  protomech,
  ship,
  specials,
  suits,
  support,
  vehicle,
} from '../units.fixture.ts';

/** Heat over dissipation as the working shows it: lasers of 3 heat and one half point each. */
const factor = (unit: Unit, field: 'short' | 'long' = 'short') =>
  companion(unit).why[field]?.terms.find(term => term.note === 'heat')?.value;
const hot = (over: Parameters<typeof mech>[0] = {}) =>
  mech({ heatSinks: { count: 10, type: 'Single' }, mounts: mounts('Medium Laser@RA*6'), ...over });

rule(
  'ASC-conv-heat-who#1',
  '’Mechs, fighters, satellites and ships overheat; tanks, troops, conventional fighters and ProtoMechs do not',
  () => {
    const [sinks, guns] = [{ heatSinks: { count: 10, type: 'Single' } }, (at: string) => mounts(`Medium Laser@${at}*6`)] as const;
    expect(factor(hot())).toBeCloseTo(10 / 16);
    expect(factor(fighter({ ...sinks, mounts: guns('NOS') }))).toBeCloseTo(10 / 14);
    const large = (unit: Unit) => companion(unit).why.short?.terms.find(({ rule: by }) => by === 'ASC-conv-heat-by-class')?.value;
    for (const kind of ['small-craft', 'dropship', 'jumpship', 'space-station', 'warship'] as const)
      expect(large(ship({ ...sinks, kind, mounts: guns('NOS') })), kind).toBeCloseTo(10 / 14);
    expect(large(support({ ...sinks, motive: 'station-keeping', tons: 90, mounts: guns('NOS') }))).toBeCloseTo(10 / 14);
    const cold = [
      vehicle({ ...sinks, mounts: guns('FR') }),
      support({ ...sinks, mounts: guns('FR') }),
      protomech({ ...sinks, mounts: guns('T') }),
      fighter({ ...sinks, kind: 'conventional-fighter', mounts: guns('NOS') }),
      suits({ ...sinks, mounts: mounts('ISBAMediumLaser@Squad*6') }),
    ];
    expect(cold.map(unit => factor(unit))).toEqual(cold.map(() => undefined));
  },
);
rule('ASC-conv-heat-max-output#1', 'lasers, an anti-missile system, stealth armor and running are added up', () => {
  expect(factor(hot())).toBeCloseTo(10 / (18 + 2 - 4));
  const armor = { type: 'Stealth', tech: 'inner-sphere', front: { CT: 100 }, rear: {} } as const;
  expect(factor(hot({ armor, mounts: mounts('Medium Laser@RA*6', 'ISAntiMissileSystem@HD') }))).toBeCloseTo(10 / (18 + 1 + 10 + 2 - 4));
});
rule('ASC-conv-heat-move-no-jump#1', 'a ’Mech that cannot jump adds 2', () => {
  expect(factor(hot({ mounts: mounts('Medium Laser@RA*4') }))).toBeCloseTo(10 / 10);
});
rule('ASC-conv-heat-move-jump#1', 'jumping 6 adds 6, jumping 2 still adds 3', () => {
  expect(factor(hot({ mounts: mounts('Medium Laser@RA*6', 'Jump Jet@CT*6') }))).toBeCloseTo(10 / 20);
  expect(factor(hot({ mounts: mounts('Medium Laser@RA*6', 'Jump Jet@CT*2') }))).toBeCloseTo(10 / 17);
});
rule('ASC-conv-heat-move-others#1', 'an IndustrialMech and a fighter add none', () => {
  const tool = hot({ structure: { type: 'Industrial', points: {} }, mounts: mounts('Medium Laser@RA*6') });
  expect(factor(tool)).toBeCloseTo(10 / 14);
  expect(factor(fighter({ heatSinks: { count: 10, type: 'Single' }, mounts: mounts('Medium Laser@NOS*6') }))).toBeCloseTo(10 / 14);
});
rule('ASC-conv-heat-dissipation#1', 'sinks and pods count each, wings, radical sinks and emergency coolant once', () => {
  const sheds = (...lines: string[]) => Math.round(factor(hot({ mounts: mounts('Medium Laser@RA*12', ...lines) }))! * 34 * 100) / 100;
  expect([sheds(), sheds('IS Coolant Pod@LT'), sheds('IS Coolant Pod@LT*3')]).toEqual([10, 11, 13]);
  expect([sheds('ISPartialWing@LT'), sheds('ISPartialWing@LT*2')]).toEqual([13, 13]);
  expect([sheds('Radical Heat Sink System@LT'), sheds('Radical Heat Sink System@LT*3')]).toEqual([11, 11]);
  expect([sheds('ISRISCEmergencyCoolantSystem@LT'), sheds('ISRISCEmergencyCoolantSystem@LT*2')]).toEqual([11, 11]);
});
rule('ASC-conv-heat-dissipation#2', 'ten double sinks and a pod take 21', () => {
  const cooled = hot({ heatSinks: { count: 10, type: 'Double' }, mounts: mounts('Medium Laser@RA*9', 'IS Coolant Pod@LT') });
  expect(factor(cooled)).toBeCloseTo(21 / 25);
});
const mixed = mech({ heatSinks: { count: 10, type: 'Single' }, mounts: mounts('Medium Laser@RA*4', 'ISERLargeLaser@LT') });
rule('ASC-conv-heat-long-output#1', 'at long range only the large laser heats', () => {
  expect(factor(mixed)).toBeCloseTo(10 / 22);
  expect(factor(mixed, 'long')).toBeCloseTo(10 / 10);
});
rule('ASC-conv-heat-long-same-dissipation#1', 'sinks are the same at long range', () => {
  const sniper = mech({ heatSinks: { count: 10, type: 'Single' }, mounts: mounts('ISERLargeLaser@LT*2') });
  expect(factor(sniper, 'long')).toBe(factor(sniper));
});
rule('ASC-conv-heat-overheat-test#1', 'three points too many are forgiven, four are not', () => {
  const warm = (sinks: number) => factor(hot({ heatSinks: { count: sinks, type: 'Single' } }));
  expect(warm(17)).toBeUndefined();
  expect(warm(16)).toBeCloseTo(1);
});
rule('ASC-conv-heat-by-class#1', 'all classes of an arc are lowered by the heat of the ship', () => {
  const dreadnought = ship({
    kind: 'warship',
    tons: 900_000,
    heatSinks: { count: 87, type: 'Single' },
    mounts: mounts('Naval Laser 55@NOS*2', 'PPC@NOS*2'),
  });
  expect(arc(companion(dreadnought), 'front')).toMatch(/^1\/1\/1\/-,CAP6\/6\/6\/6/);
});
const archer = mech({
  tons: 70,
  heatSinks: { count: 10, type: 'Single' },
  mounts: mounts('Medium Laser@LA', 'Medium Laser@RA', 'LRM 20@LT', 'LRM 20@RT', 'IS Ammo LRM-20@LT:12', 'IS Ammo LRM-20@RT:12'),
});
rule('ASC-conv-heat-modified-formula#1', 'Archer: 3.4 x 10 / (20 - 4) is 2.125, damage 3', () => {
  expect(factor(archer)).toBeCloseTo(10 / (20 - 4));
  expect(damage(companion(archer))).toBe('2/3/3/0');
});
rule('ASC-conv-heat-modified-formula#2', 'a value of 1.01 is 1.1 and so 2, one of 1 is 1', () => {
  // Four lasers of 0.5 by 10 / 20 are 1; with a small one of 0.3 they are 2.3 x 10 / 21, which is 1.095 and counts 1.1.
  const lasers = (...more: string[]) =>
    damage(companion(hot({ mounts: mounts('Medium Laser@RA*4', 'ISLaserAntiMissileSystem@HD', 'IS Coolant Pod@LT', ...more) })));
  expect(lasers()).toBe('2/2/0/0');
  const exact = hot({ heatSinks: { count: 7, type: 'Single' }, mounts: mounts('Medium Laser@RA*4', 'ISAntiMissileSystem@HD*4') });
  expect([factor(exact), damage(companion(exact))]).toEqual([0.5, '1/1/0/0']);
});
rule('ASC-conv-heat-long-exempt#1', 'long range that stays cool keeps its damage', () => {
  const archer = mech({
    heatSinks: { count: 10, type: 'Single' },
    mounts: mounts('Medium Laser@RA*4', 'LRM 20@LT', 'IS Ammo LRM-20@LT:12'),
  });
  expect(factor(archer)).toBeDefined();
  expect(factor(archer, 'long')).toBeUndefined();
  expect(damage(companion(archer)).split('/')[2]).toBe('2');
});
rule('ASC-conv-heat-ams#1', 'an AMS adds 1, a Clan laser AMS 5, an Inner Sphere one 7', () => {
  const guarded = (ams: string) => factor(hot({ mounts: mounts('Medium Laser@RA*6', ams) }))!;
  expect(guarded('ISAntiMissileSystem@HD')).toBeCloseTo(10 / 17);
  expect(guarded('CLLaserAntiMissileSystem@HD')).toBeCloseTo(10 / 21);
  expect(guarded('ISLaserAntiMissileSystem@HD')).toBeCloseTo(10 / 23);
});
rule('ASC-conv-heat-rear-weapons#1', 'lasers to the rear do not heat the front, but those of a ship do', () => {
  expect(factor(hot({ mounts: mounts('Medium Laser@RA*6', 'Medium Laser@CT(R)*4') }))).toBeCloseTo(10 / 16);
  const sides = ship({ heatSinks: { count: 10, type: 'Single' }, mounts: mounts('Medium Laser@NOS*3', 'Medium Laser@AFT*3') });
  expect(companion(sides).why.short!.terms.find(({ rule: by }) => by === 'ASC-conv-heat-by-class')!.value).toBeCloseTo(10 / 14);
  expect(factor(hot({ mounts: mounts('Medium Laser@CT(R)*6') }))).toBeCloseTo(10 / 16);
});
rule('ASC-conv-heat-rear-weapons#2', 'where the rear does more, its heat counts instead', () => {
  expect(factor(hot({ mounts: mounts('Medium Laser@RA*2', 'Medium Laser@CT(R)*6') }))).toBeCloseTo(10 / 16);
});
rule('ASC-conv-heat-rockets-os#1', 'rockets and one-shots are cold', () => {
  expect(factor(hot({ mounts: mounts('Medium Laser@RA*6', 'RL20@LT', 'ISSRM6OS@RT') }))).toBeCloseTo(10 / 16);
});
rule('ASC-conv-heat-stealth#1', 'stealth armor adds 10', () => {
  expect(factor(hot({ armor: { type: 'Stealth', tech: 'inner-sphere', front: { CT: 100 }, rear: {} } }))).toBeCloseTo(10 / 26);
});
rule('ASC-conv-heat-xxl#1', 'an XXL engine doubles the heat of running and of jumping', () => {
  expect(factor(hot({ engine: { type: 'XXL', rating: 300 } }))).toBeCloseTo(10 / 18);
  const jumper = hot({ engine: { type: 'XXL', rating: 300 }, mounts: mounts('Medium Laser@RA*6', 'Jump Jet@CT*6') });
  expect(factor(jumper)).toBeCloseTo(10 / 26);
});
rule('ASC-conv-heat-improved-jj#1', 'improved jets halve the heat of jumping 8, to no less than 3', () => {
  expect(factor(hot({ mounts: mounts('Medium Laser@RA*6', 'Improved Jump Jet@CT*8') }))).toBeCloseTo(10 / 18);
  expect(factor(hot({ mounts: mounts('Medium Laser@RA*6', 'Improved Jump Jet@CT*4') }))).toBeCloseTo(10 / 17);
});
const SHEDS: Readonly<Record<string, (count: number) => readonly number[]>> = {
  'Heat Sink, Standard or Compact': count => [shedBy(count, 'Single'), shedBy(count, 'Compact')],
  'Heat Sink, Double or Laser': count => [shedBy(count, 'Double'), shedBy(count, 'Laser')],
  'Coolant Pod': count => [shedBy(0, 'Single', `IS Coolant Pod@LT*${count}`)],
  'Partial Wing': count => [shedBy(0, 'Single', `ISPartialWing@LT*${count}`)],
  'Radical Heat Sink System (RHS)': count => [shedBy(0, 'Single', `Radical Heat Sink System@LT*${count}`)],
  'RISC Emergency Coolant System (ECS)': count => [shedBy(0, 'Single', `ISRISCEmergencyCoolantSystem@LT*${count}`)],
};
const shedBy = (count: number, type: 'Single' | 'Compact' | 'Double' | 'Laser', ...lines: string[]): number =>
  Math.round(factor(hot({ heatSinks: { count, type }, mounts: mounts('Medium Laser@RA*12', ...lines) }))! * 34 * 100) / 100;
table('ASC-tbl-heat-dissipation#1', 'what takes heat away, each or once', row => {
  const sheds = SHEDS[row.at('equipment')];
  if (!sheds) throw new Error('nobody knows this');
  for (const count of [1, 2])
    for (const shed of sheds(count)) expect(shed).toBe(-row.number('heat_modifier') * (row.at('applied') === 'once' ? 1 : count));
});
/** Heat beyond that of six lasers: what a unit with ten sinks loses tells it. */
const beyond = (unit: Unit): number => Math.round((10 / factor(unit)! + 4 - 18) * 100) / 100;
const with6 = (...lines: string[]): Unit => hot({ mounts: mounts('Medium Laser@RA*6', ...lines) });
const tool = { structure: { type: 'Industrial', points: {} } } as const;
const OUTPUT: Readonly<Record<string, () => void>> = {
  'Weapon fire': () => expect(beyond(with6('PPC@LA'))).toBe(10 + 2),
  'Movement, no jump jets': () => expect(beyond(with6())).toBe(2),
  'Movement, with jump jets': () => {
    expect([6, 4, 3, 2].map(jets => beyond(with6(`Jump Jet@CT*${jets}`)))).toEqual([6, 4, 3, 3]);
    expect(beyond({ ...with6('Jump Jet@CT*5'), ...tool })).toBe(5);
  },
  Movement: () => {
    expect(beyond({ ...with6(), ...tool })).toBe(0);
    expect(beyond(fighter({ heatSinks: { count: 10, type: 'Single' }, mounts: mounts('Medium Laser@NOS*6') }))).toBe(0);
  },
  'Anti-Missile System': () => expect(beyond(with6('ISAntiMissileSystem@HD*2')) - 2).toBe(2 * 1),
  'Laser Anti-Missile System (Clan)': () => expect(beyond(with6('CLLaserAntiMissileSystem@HD*2')) - 2).toBe(2 * 5),
  'Laser Anti-Missile System (Inner Sphere)': () => expect(beyond(with6('ISLaserAntiMissileSystem@HD*2')) - 2).toBe(2 * 7),
  'Rear-firing weapons': () => expect(beyond(with6('Medium Laser@CT(R)*4'))).toBe(2),
  'Rocket launchers / one-shot missile launchers': () => expect(beyond(with6('RL20@LT', 'ISSRM6OS@RT'))).toBe(2),
  'Stealth armor': () =>
    expect(beyond({ ...with6(), armor: { type: 'Stealth', tech: 'inner-sphere', front: { CT: 99 }, rear: {} } })).toBe(12),
  'XXL engine': () => expect(beyond({ ...with6(), engine: { type: 'XXL', rating: 300 } })).toBe(4),
  'Improved jump jets': () => expect([8, 4].map(jets => beyond(with6(`Improved Jump Jet@CT*${jets}`)))).toEqual([4, 3]),
};
table('ASC-tbl-heat-output#1', 'what makes heat, and how much', row => {
  const check = OUTPUT[row.at('source')];
  if (!check) throw new Error('nobody knows this');
  check();
});
rule('ASC-conv-dmg-standard-round-up#1', 'a sum of 2.1 is 3, after heat: 2.125 is 3, and sub-capital guns alike', () => {
  expect(damage(companion(mech({ mounts: mounts('Medium Laser@RA*3', 'Small Laser@LA*2') })))).toBe('3/2/0/0');
  expect(damage(companion(archer))).toBe('2/3/3/0');
  const hull = ship({
    kind: 'warship',
    tons: 900_000,
    heatSinks: { count: 9000, type: 'Double' },
    mounts: mounts('Sub-Capital Laser /1@NOS'),
  });
  expect(arc(companion(hull), 'front')).toContain('SCAP1/1/1/-');
});
const launchers = mech({ mounts: mounts('LRM 20@LT', 'LRM 20@RT', 'IS Ammo LRM-20@LT:24') });
rule('ASC-conv-dmg-special-round-normal#1', 'abilities round to the nearest: 2.4 is 2 where the attack is 3', () => {
  expect(specials(companion(launchers))).toContain('LRM1/2/2');
  expect(damage(companion(launchers))).toBe('2/3/3/0');
});
rule('ASC-conv-dmg-special-round-normal#2', 'after heat: 2.4 by 10 / 16 is 1.5, an LRM of 2; by 10 / 20 it is 1.2 and 1', () => {
  expect(specials(companion(archer))).toContain('LRM1/2/2');
  const hotter = { ...archer, mounts: [...archer.mounts, ...mounts('ISAntiMissileSystem@HD*4')] };
  expect(specials(companion(hotter))).toContain('LRM1/1/2');
});
rule('ASC-conv-dmg-capital-round-up#1', 'guns of 16.5 are 17 and missiles of 7.5 are 8, each for themselves', () => {
  const hull = ship({
    kind: 'warship',
    tons: 900_000,
    heatSinks: { count: 9000, type: 'Double' },
    mounts: mounts('Naval Laser 55@NOS*3', 'Sub-Capital Missile Launcher (Stingray)@NOS', 'Capital Missile Launcher (Killer Whale)@NOS'),
  });
  expect(arc(companion(hull), 'front')).toContain('CAP17/17/17/17');
  expect(arc(companion(hull), 'front')).toContain('MSL8/8/4/4');
});
rule('ASC-conv-dmg-minimal#1', 'less than half a point is 0*, half a point is 1, and heat may take it there', () => {
  expect(damage(companion(mech({ mounts: mounts('Small Laser@RA') })))).toBe('0*/0/0/0');
  expect(damage(companion(mech({ mounts: mounts('Medium Laser@RA') })))).toBe('1/1/0/0');
  const scorched = hot({ heatSinks: { count: 1, type: 'Single' }, mounts: mounts('Medium Laser@RA', 'ISLaserAntiMissileSystem@HD') });
  expect(damage(companion(scorched))).toBe('0*/0*/0/0');
});
const furnace = hot({ mounts: mounts('Medium Laser@RA*12') });
rule('ASC-conv-dmg-ov-who#1', 'only what was lowered by heat can overheat', () => {
  expect(companion(furnace).overheat).toBeGreaterThan(0);
  expect(companion(vehicle({ mounts: mounts('Medium Laser@FR*12') })).overheat).toBe(0);
});
rule('ASC-conv-dmg-ov-value#1', 'twelve lasers drop from 6 to 2: OV 4', () => {
  expect(damage(companion(furnace))).toBe('2/2/0/0');
  expect(companion(furnace).overheat).toBe(4);
});
rule('ASC-conv-dmg-ov-cap#1', 'never more than 4', () => {
  expect(companion(hot({ mounts: mounts('Medium Laser@RA*24') })).overheat).toBe(4);
});
rule('ASC-conv-dmg-ov-short-fallback#1', 'without medium range the short one is compared', () => {
  const close = hot({ heatSinks: { count: 10, type: 'Single' }, mounts: mounts('Small Laser@RA*20') });
  expect(damage(companion(close))).toBe('4/0/0/0');
  expect(companion(close).overheat).toBe(2);
});
const longHot = mech({ heatSinks: { count: 10, type: 'Single' }, mounts: mounts('ISERPPC@RA*3') });
rule('ASC-conv-dmg-ovl#1', 'long range that drops gives OVL', () => {
  expect(specials(companion(longHot))).toContain('OVL');
  expect(specials(companion(furnace))).not.toContain('OVL');
});
rule(
  'ASC-sua-assign-ovl#1',
  'long range that drops gives OVL; a cool one does not, and current cards mark it only with an overheat value',
  () => {
    expect(specials(companion(longHot))).toContain('OVL');
    expect(specials(companion(mech({ mounts: mounts('ISERPPC@RA*3') })))).not.toContain('OVL');
    expect(specials(current(longHot))).toContain('OVL');
  },
);
const HEATERS: Readonly<Record<string, readonly string[]>> = {
  Flamer: ['Flamer'],
  'Flamer (Vehicle)': ['ISVehicleFlamer'],
  'Heavy Flamer': ['ISHeavyFlamer'],
  'ER Flamer': ['CLERFlamer', 'ER Flamer'],
  'Plasma Rifle': ['ISPlasmaRifle'],
  'Plasma Cannon': ['CLPlasmaCannon'],
};
/** The value of HT for so much heat. */
const rated = (heat: number): string => (heat > 10 ? '2' : heat >= 5 ? '1' : '-');
table('ASC-tbl-heat-generating#1', 'so much heat at each range, for as many as it takes', row => {
  const heats = ['short', 'medium', 'long'].map(range => row.number(range));
  for (const weapon of HEATERS[row.at('weapon')] ?? [])
    for (const count of [1, 2, 3, 6]) {
      const found = specials(companion(mech({ mounts: mounts(`${weapon}@RA*${count}`, 'Flamer@LA*3') }))).find(text =>
        text.startsWith('HT'),
      );
      // Three flamers beside them make 6 at short range, so that there is always something to see.
      const expected = heats.map((heat, range) => rated(heat * count + (range === 0 ? 6 : 0)));
      expect(found, `${weapon} ${count}`).toBe(`HT${expected.join('/')}`);
    }
  if (row.at('includes_battle_armor_version') === 'Y') {
    const suit = companion(
      suits({ troopers: 6, mounts: mounts(row.at('weapon') === 'Flamer' ? 'ISBAFlamer@Squad*2' : 'CLBAHeavyFlamer@Squad*2') }),
    );
    expect(specials(suit).find(text => text.startsWith('HT'))).toBe(`HT${rated(row.number('short') * 2 * 4.5)}/-/-`);
  }
});
