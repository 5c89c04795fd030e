import { type Design, type Unit, unitOf } from '@sortie/roster';
import { expect, it } from 'vitest';
import { only, step, valued, worth } from '../designs.fixture.ts';
import { speedFactor } from './speed.ts';

const ship = (design: Partial<Design>): Unit =>
  unitOf({
    kind: 'dropship',
    chassis: 'Ship',
    model: '',
    tons: 5000,
    tech: 'inner-sphere',
    year: 3050,
    motive: 'aerodyne',
    walk: 3,
    heatSinks: [100, 'Single'],
    armorType: 'Standard Aerospace',
    armor: { NOS: 100, LS: 100, RS: 100, AFT: 100 },
    craft: { structuralIntegrity: 10, fuel: 100 },
    ...design,
  });

const shares = (unit: Unit): Readonly<Record<string, number>> =>
  Object.fromEntries(
    valued(unit)
      .steps.filter(({ name }) => name === 'arcShare')
      .map(({ about, answer }) => [about, answer.total]),
  );

const SIX = 'PPC@NOS*2; PPC@LS; Large Laser@RS; Medium Laser (R)@LS; Medium Laser (R)@RS; Medium Laser@AFT';

it('the strongest arc and the stronger beside it count in full, the one on its other side half, the rest a quarter', () => {
  const unit = ship({ weapons: SIX });
  expect(shares(unit)).toEqual({ NOS: 1, LS: 1, 'LS rear': 0.25, AFT: 0.25, 'RS rear': 0.25, RS: 0.5 });
  expect(valued(unit).offense).toBeCloseTo((2 * 176 + 176 + 123 / 2 + (3 * 46) / 4) * speedFactor(5));
});

it('an arc counts a quarter where the two before it are more than the sinks bear', () => {
  const bears = (sinks: number): number | undefined => shares(ship({ weapons: SIX, heatSinks: [sinks, 'Single'] }))['RS'];
  expect([bears(30), bears(29)]).toEqual([0.5, 0.25]);
});

it('a WarShip turns its nose, aft or a broadside to the enemy, and the third arc is the one across', () => {
  const weapons = 'NAC/10@FLS*3; NAC/10@LBS*2; NAC/10@NOS; NAC/10@ALS; NAC/10@RBS; NAC/10@AFT';
  const warship = ship({
    kind: 'warship',
    weapons: weapons.replaceAll('NAC/10', 'Naval Autocannon (NAC/10)'),
    heatSinks: [1000, 'Single'],
    armor: { NOS: 10, FLS: 10, FRS: 10, AFT: 10, ALS: 10, ARS: 10 },
  });
  expect(shares(warship)).toEqual({ NOS: 0.25, FLS: 1, LBS: 1, ALS: 0.25, AFT: 0.25, RBS: 0.5 });
});

it('ammunition counts with its arc, up to the weapons there', () => {
  const unit = ship({ weapons: 'LRM 20@NOS; LRM 20@AFT', ammo: 'IS Ammo LRM-20@NOS:12; IS Ammo LRM-20@AFT:600' });
  expect(step(unit, 'ammunition')).toEqual([46, 181]);
  expect(valued(unit).offense).toBeCloseTo((181 + 46 + (181 + 181) / 4) * speedFactor(5));
});

it('hulls count by their size, and what drives them by its thrust', () => {
  const plates = { NOS: 10, FLS: 10, FRS: 10, AFT: 10, ALS: 10, ARS: 10 };
  const bare = { armor: plates, walk: 0, heatSinks: [10, 'Single'] as const, craft: { structuralIntegrity: 1, fuel: 0 } };
  const hull = (kind: 'jumpship' | 'warship' | 'space-station'): number => worth(ship({ ...bare, kind }));
  expect([hull('jumpship'), hull('warship'), hull('space-station')]).toEqual([1140, 1216, 1064]);
  expect(worth(ship({}))).toBe(400 * 2.5 + 20);
  expect(only(ship({ ...bare, kind: 'jumpship' }), 'speedPoints')).toBe(1);
  expect(only(ship({ ...bare, kind: 'space-station' }), 'speedPoints')).toBe(0);
});
