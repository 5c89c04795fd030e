import type { Unit } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { MINIMAL, ONE, roundedUp, unheated } from '../amount.ts';
import { arc, companion, current, damage, fighter, mech, mounts, rulesOf, ship, specials, vehicle } from '../units.fixture.ts';

/** Heat over dissipation as the working shows it: lasers of 3 heat and one half point each. */
const factor = (unit: Unit, field: 'short' | 'long' = 'short') =>
  companion(unit).why[field]?.terms.find(term => term.note === 'heat')?.value;
const hot = (over: Parameters<typeof mech>[0] = {}) =>
  mech({ heatSinks: { count: 10, type: 'Single' }, mounts: mounts('Medium Laser@RA*6'), ...over });

rule('ASC-conv-heat-who', 'a tank with the same lasers does not overheat', () => {
  expect(factor(hot())).toBeCloseTo(10 / 16);
  expect(factor(vehicle({ mounts: mounts('Medium Laser@FR*6') }))).toBeUndefined();
});
rule('ASC-conv-heat-max-output', 'six lasers and running make 20 heat', () => expect(factor(hot())).toBeCloseTo(10 / (18 + 2 - 4)));
rule('ASC-conv-heat-move-no-jump', 'a ’Mech that cannot jump adds 2', () => {
  expect(factor(hot({ mounts: mounts('Medium Laser@RA*4') }))).toBeCloseTo(10 / 10);
});
rule('ASC-conv-heat-move-jump', 'jumping 6 adds 6, jumping 2 still adds 3', () => {
  expect(factor(hot({ mounts: mounts('Medium Laser@RA*6', 'Jump Jet@CT*6') }))).toBeCloseTo(10 / 20);
  expect(factor(hot({ mounts: mounts('Medium Laser@RA*6', 'Jump Jet@CT*2') }))).toBeCloseTo(10 / 17);
});
rule('ASC-conv-heat-move-others', 'an IndustrialMech and a fighter add none', () => {
  const tool = hot({ structure: { type: 'Industrial', points: {} }, mounts: mounts('Medium Laser@RA*6') });
  expect(factor(tool)).toBeCloseTo(10 / 14);
  expect(factor(fighter({ heatSinks: { count: 10, type: 'Single' }, mounts: mounts('Medium Laser@NOS*6') }))).toBeCloseTo(10 / 14);
});
rule('ASC-conv-heat-dissipation', 'ten double sinks and a pod take 21', () => {
  const cooled = hot({ heatSinks: { count: 10, type: 'Double' }, mounts: mounts('Medium Laser@RA*9', 'IS Coolant Pod@LT') });
  expect(factor(cooled)).toBeCloseTo(21 / 25);
});
const mixed = mech({ heatSinks: { count: 10, type: 'Single' }, mounts: mounts('Medium Laser@RA*4', 'ISERLargeLaser@LT') });
rule('ASC-conv-heat-long-output', 'at long range only the large laser heats', () => {
  expect(factor(mixed)).toBeCloseTo(10 / 22);
  expect(factor(mixed, 'long')).toBeCloseTo(10 / 10);
});
rule('ASC-conv-heat-long-same-dissipation', 'sinks are the same at long range', () => {
  const sniper = mech({ heatSinks: { count: 10, type: 'Single' }, mounts: mounts('ISERLargeLaser@LT*2') });
  expect(factor(sniper, 'long')).toBe(factor(sniper));
});
rule('ASC-conv-heat-overheat-test', 'three points too many are forgiven, four are not', () => {
  const warm = (sinks: number) => factor(hot({ heatSinks: { count: sinks, type: 'Single' } }));
  expect(warm(17)).toBeUndefined();
  expect(warm(16)).toBeCloseTo(1);
});
rule('ASC-conv-heat-by-class', 'all classes of an arc are lowered by the heat of the ship', () => {
  const dreadnought = ship({
    kind: 'warship',
    tons: 900_000,
    heatSinks: { count: 87, type: 'Single' },
    mounts: mounts('Naval Laser 55@NOS*2', 'PPC@NOS*2'),
  });
  expect(arc(companion(dreadnought), 'front')).toMatch(/^1\/1\/1\/-,CAP6\/6\/6\/6/);
});
rule('ASC-conv-heat-modified-formula', 'Archer: 3.4 x 10 / (20 - 4) is 2.125, damage 3', () => {
  const archer = mech({
    tons: 70,
    heatSinks: { count: 10, type: 'Single' },
    mounts: mounts('Medium Laser@LA', 'Medium Laser@RA', 'LRM 20@LT', 'LRM 20@RT', 'IS Ammo LRM-20@LT:12', 'IS Ammo LRM-20@RT:12'),
  });
  expect(damage(companion(archer))).toBe('2/3/3/0');
});
rule('ASC-conv-heat-long-exempt', 'long range that stays cool keeps its damage', () => {
  const archer = mech({
    heatSinks: { count: 10, type: 'Single' },
    mounts: mounts('Medium Laser@RA*4', 'LRM 20@LT', 'IS Ammo LRM-20@LT:12'),
  });
  expect(factor(archer)).toBeDefined();
  expect(factor(archer, 'long')).toBeUndefined();
  expect(damage(companion(archer)).split('/')[2]).toBe('2');
});
rule('ASC-conv-heat-ams', 'an AMS adds 1, a Clan laser AMS 5, an Inner Sphere one 7', () => {
  const guarded = (ams: string) => factor(hot({ mounts: mounts('Medium Laser@RA*6', ams) }))!;
  expect(guarded('ISAntiMissileSystem@HD')).toBeCloseTo(10 / 17);
  expect(guarded('CLLaserAntiMissileSystem@HD')).toBeCloseTo(10 / 21);
  expect(guarded('ISLaserAntiMissileSystem@HD')).toBeCloseTo(10 / 23);
});
rule('ASC-conv-heat-rear-weapons', 'lasers to the rear do not heat the front', () => {
  expect(factor(hot({ mounts: mounts('Medium Laser@RA*6', 'Medium Laser@CT(R)*4') }))).toBeCloseTo(10 / 16);
});
rule('ASC-conv-heat-rockets-os', 'rockets and one-shots are cold', () => {
  expect(factor(hot({ mounts: mounts('Medium Laser@RA*6', 'RL20@LT', 'ISSRM6OS@RT') }))).toBeCloseTo(10 / 16);
});
rule('ASC-conv-heat-stealth', 'stealth armor adds 10', () => {
  expect(factor(hot({ armor: { type: 'Stealth', tech: 'inner-sphere', front: { CT: 100 }, rear: {} } }))).toBeCloseTo(10 / 26);
});
rule('ASC-conv-heat-xxl', 'an XXL engine doubles the heat of moving', () => {
  expect(factor(hot({ engine: { type: 'XXL', rating: 300 } }))).toBeCloseTo(10 / 18);
});
rule('ASC-conv-heat-improved-jj', 'improved jets halve the heat of jumping 8', () => {
  expect(factor(hot({ mounts: mounts('Medium Laser@RA*6', 'Improved Jump Jet@CT*8') }))).toBeCloseTo(10 / 18);
});
rule('ASC-tbl-heat-dissipation', 'what takes heat away', () => {
  const sheds = (type: 'Single' | 'Double' | 'Laser' | 'Compact', ...extra: string[]) =>
    factor(hot({ heatSinks: { count: 10, type }, mounts: mounts('Medium Laser@RA*12', ...extra) }))! * 34;
  expect(['Single', 'Compact', 'Double', 'Laser'].map(type => Math.round(sheds(type as 'Single')))).toEqual([10, 10, 20, 20]);
  expect(Math.round(sheds('Single', 'Radical Heat Sink System@LT'))).toBe(11);
});
rule('ASC-tbl-heat-output', 'what makes heat', () => expect(factor(hot({ mounts: mounts('PPC@RA*2') }))).toBeCloseTo(10 / 18));
rule('ASC-conv-dmg-standard-round-up', '2.1 is 3', () => expect(roundedUp(unheated(2.1 * ONE)).points).toBe(3));
rule('ASC-conv-dmg-special-round-normal', 'abilities round to nearest: 2.4 is 2', () => {
  const launchers = mech({ mounts: mounts('LRM 20@LT', 'LRM 20@RT', 'IS Ammo LRM-20@LT:24') });
  expect(specials(companion(launchers))).toContain('LRM1/2/2');
  expect(damage(companion(launchers))).toBe('2/3/3/0');
});
rule('ASC-conv-dmg-capital-round-up', 'a capital total of 16.5 is 17', () => {
  expect(arc(companion(ship({ kind: 'warship', tons: 900_000, mounts: mounts('Naval Laser 55@NOS*3') })), 'front')).toContain(
    'CAP17/17/17/17',
  );
});
rule('ASC-conv-dmg-minimal', 'less than half a point is 0*', () => {
  expect(roundedUp(unheated(0.4 * ONE))).toBe(MINIMAL);
  expect(roundedUp(unheated(0.5 * ONE)).points).toBe(1);
});
const furnace = hot({ mounts: mounts('Medium Laser@RA*12') });
rule('ASC-conv-dmg-ov-who', 'only what was lowered by heat can overheat', () => {
  expect(companion(furnace).overheat).toBeGreaterThan(0);
  expect(companion(vehicle({ mounts: mounts('Medium Laser@FR*12') })).overheat).toBe(0);
});
rule('ASC-conv-dmg-ov-value', 'twelve lasers drop from 6 to 2: OV 4', () => {
  expect(damage(companion(furnace))).toBe('2/2/0/0');
  expect(companion(furnace).overheat).toBe(4);
});
rule('ASC-conv-dmg-ov-cap', 'never more than 4', () => {
  expect(companion(hot({ mounts: mounts('Medium Laser@RA*24') })).overheat).toBe(4);
});
rule('ASC-conv-dmg-ov-short-fallback', 'without medium range the short one is compared', () => {
  const close = hot({ heatSinks: { count: 10, type: 'Single' }, mounts: mounts('Small Laser@RA*20') });
  expect(damage(companion(close))).toBe('4/0/0/0');
  expect(companion(close).overheat).toBe(2);
});
const longHot = mech({ heatSinks: { count: 10, type: 'Single' }, mounts: mounts('ISERPPC@RA*3') });
rule('ASC-conv-dmg-ovl', 'long range that drops gives OVL', () => {
  expect(specials(companion(longHot))).toContain('OVL');
  expect(specials(companion(furnace))).not.toContain('OVL');
});
rule('ASC-sua-assign-ovl', 'current cards mark it only when it overheats at medium range too', () => {
  expect(specials(current(longHot))).toContain('OVL');
  expect(rulesOf(current(longHot), 'long')).toContain('ASC-conv-heat-modified-formula');
});
rule('ASC-tbl-heat-generating', 'heat of flamers and plasma by range', () => {
  const heats = (weapon: string, count: number, ammo: string[] = []) =>
    specials(companion(mech({ mounts: mounts(`${weapon}@RA*${count}`, ...ammo) }))).find(text => text.startsWith('HT'));
  expect(heats('Flamer', 3)).toBe('HT1/-/-');
  expect(heats('Flamer', 6)).toBe('HT2/-/-');
  expect(heats('ISPlasmaRifle', 2, ['ISPlasmaRifle Ammo@RT:20'])).toBe('HT1/1/-');
  expect(heats('CLPlasmaCannon', 1, ['CLPlasmaCannonAmmo@RT:10'])).toBe('HT1/1/1');
});
