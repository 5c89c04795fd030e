import { type Design, type Unit, unitOf } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { expect, test } from 'vitest';
import { battleValue } from '../battle-value/battle-value.ts';
import { against } from '../designs.fixture.ts';
import { weigh } from './weigh.ts';

const held = (design: Partial<Design>): Unit =>
  unitOf({
    kind: 'handheld-weapon',
    chassis: 'Held',
    model: '',
    tons: 5,
    tech: 'inner-sphere',
    year: 3070,
    walk: 0,
    armor: { GUN: 0 },
    ...design,
  });

rule('TOE-handheld-heat-ammo', 'energy weapons bring sinks for their most heat, others their shots one by one', () => {
  expect(weigh(held({ weapons: 'ISERMediumLaser@GUN' })).total).toBe(1 + 5);
  expect(weigh(held({ weapons: 'LRM 20@GUN', ammo: 'IS Ammo LRM-20@GUN:6' })).total).toBe(10 + 1);
  expect(weigh(held({ weapons: 'LRM 20@GUN', ammo: 'IS Ammo LRM-20@GUN:3' })).total).toBe(10.5);
  expect(against(held({ weapons: 'LRM 20@GUN' }))).toEqual(['TOE-handheld-heat-ammo']);
  expect(against(held({ weapons: 'ISERMediumLaser@GUN', gear: 'ISDoubleHeatSink@GUN' }))).toEqual(['TOE-handheld-heat-ammo']);
});

rule('TOE-handheld-armor', 'sixteen points of armor weigh a ton, eight half a ton, and it is standard armor', () => {
  const armored = (points: number) => weigh(held({ weapons: 'ISERMediumLaser@GUN', armor: { GUN: points } })).total - 6;
  expect([armored(8), armored(16), armored(9)]).toEqual([0.5, 1, 1]);
  expect(against(held({ weapons: 'ISERMediumLaser@GUN', armor: { GUN: 8 }, armorType: 'Ferro-Fibrous' }))).toEqual(['TOE-handheld-armor']);
});

rule('TOE-handheld-total-weight', 'the whole is rounded up to half tons, once', () => {
  // Two launchers of half a ton and five shots of fifty each: 0.1 tons, which becomes a half.
  expect(weigh(held({ weapons: 'SRM 2@GUN', ammo: 'IS Ammo SRM-2@GUN:5' })).total).toBe(1.5);
  expect(weigh(held({ weapons: 'SRM 2@GUN', ammo: 'IS Ammo SRM-2@GUN:25' })).total).toBe(1.5);
});

rule('TOE-handheld-items', 'six items, nothing that needs a torso, or one arm weapon of its own size', () => {
  expect(against(held({ weapons: 'Small Laser@GUN*6' }))).toEqual([]);
  expect(against(held({ weapons: 'Small Laser@GUN*7' }))).toEqual(['TOE-handheld-items']);
  expect(against(held({ weapons: 'ISHeavyGaussRifle@GUN', ammo: 'ISHeavyGauss Ammo@GUN:4' }))).toEqual(['TOE-handheld-items']);
  expect(against(held({ gear: 'Hatchet@GUN' }))).toEqual(['TOE-handheld-items']);
  expect(against(held({ gear: 'ISLargeShield@GUN' }))).toEqual(['TOE-handheld-items']);
  expect(against(held({ gear: 'Chain Whip@GUN' }))).toEqual([]);
  expect(against(held({ gear: 'Chain Whip@GUN', weapons: 'Small Laser@GUN' }))).toEqual(['TOE-handheld-items']);
});

rule('TOE-handheld-nonweapon-items', 'what serves one weapon is no item, and all launchers have it or none', () => {
  const six = { weapons: 'LRM 5@GUN*6', ammo: 'IS Ammo LRM-5@GUN:24' };
  expect(against(held({ ...six, gear: 'ISArtemisIV@GUN*6' }))).toEqual([]);
  expect(against(held({ ...six, gear: 'ISArtemisIV@GUN' }))).toContain('TOE-handheld-nonweapon-items');
});

test('a point of its armor counts 2 towards Battle Value, not 2.5', () => {
  const worth = (points: number) =>
    battleValue(held({ weapons: 'ISMML7@GUN', ammo: 'IS Ammo MML-7 LRM@GUN:17', armor: { GUN: points } }))?.total ?? 0;
  expect([worth(16) - worth(0), worth(16)]).toEqual([32, 107]);
});
