import type { Design, EngineType, Motive, Unit, VehicleBuild } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { expect, it } from 'vitest';
import { against, mech, tank } from '../designs.fixture.ts';
import { rangeOf } from '../fuel/range.ts';
import { weigh } from './weigh.ts';

const [RATING_B, RATING_C, RATING_D, RATING_E] = [1, 2, 3, 4];

/** As heavy as a vehicle of medium size may be. */
const HEAVIEST: Partial<Record<Motive, number>> = { wheeled: 80 };

const carrier = (motive: Motive, engine: EngineType, build: VehicleBuild, more: Partial<Design> = {}): Unit =>
  tank({
    kind: 'support-vehicle',
    motive,
    engine: [0, engine],
    tons: HEAVIEST[motive] ?? 100,
    walk: 4,
    armor: {},
    armorType: 'BAR 5 Armor',
    build,
    ...more,
  });
const tons = (unit: Unit, note: string): number => weigh(unit).terms.find(term => term.note === note)?.value ?? 0;

it('a support vehicle is its chassis, its engine, its armor and its fuel', () => {
  const truck = carrier('wheeled', 'ICE', { structuralRating: RATING_D, barRating: 5, fuel: 2 }, { armor: { FR: 20, RR: 5 } });
  // Eighty tons: 15 percent chassis; 0.75 percent for each of 20 points, half more for the fuel that it burns; 32 kilograms a point.
  expect([tons(truck, 'chassis'), tons(truck, 'engine'), tons(truck, 'armor'), tons(truck, 'fuel')]).toEqual([12, 18, 1, 2]);
  expect(tons(carrier('wheeled', 'ICE', { structuralRating: RATING_D, barRating: 5 }, { gear: 'ISOffRoadChassis@BD' }), 'chassis')).toBe(
    18,
  );
});
it('one that is heavier than its motive system bears is built large', () => {
  expect(tons(carrier('wheeled', 'ICE', { structuralRating: RATING_D }, { tons: 81 }), 'chassis')).toBe(15);
  expect(tons(carrier('vtol', 'ICE', { structuralRating: RATING_D }, { tons: 30 }), 'chassis')).toBe(7.5);
  expect(tons(carrier('vtol', 'ICE', { structuralRating: RATING_D }, { tons: 40 }), 'chassis')).toBe(12);
});
it('a small one is weighed to the kilogram', () => {
  const cart = carrier('wheeled', 'Battery', { structuralRating: RATING_D, barRating: 2 }, { tons: 1.5, walk: 3 });
  expect([tons(cart, 'chassis'), tons(cart, 'engine')]).toEqual([0.18, 0.059]);
});
it('what is too heavy or cannot be built is told', () => {
  expect(against(carrier('wheeled', 'ICE', { structuralRating: RATING_D, fuel: 90 }))).toContain('HOUSE-design-weight');
  expect(against(carrier('wheeled', 'ICE', { structuralRating: 0 }))).toContain('HOUSE-tons-support-engine');
});

rule('TOE-sv-engine-ice-b', 'a crude engine weighs three times what it should', () => {
  const engine = (rating: number) => tons(carrier('wheeled', 'ICE', { structuralRating: rating }), 'engine');
  expect([engine(RATING_B), engine(RATING_C)]).toEqual([36, 24]);
});
rule('TOE-sv-engine-maglev-tech-e', 'a good magnetic engine weighs six tenths', () => {
  const engine = (rating: number) =>
    tons(carrier('maglev', 'MagLev', { structuralRating: RATING_D, engineRating: rating }, { walk: 12 }), 'engine');
  expect([engine(RATING_D), engine(RATING_E)]).toEqual([29, 25]);
});
const car = (engine: EngineType, walk = 0): Unit => carrier('maglev', engine, { structuralRating: RATING_D, trailer: true }, { walk });
rule('TOE-sv-engine-maglev-railcars', 'a car of a magnetic train has an engine for a movement factor of four', () => {
  expect(against(car('None'))).toContain('TOE-sv-engine-maglev-railcars');
  expect(against(car('MagLev'))).not.toContain('TOE-sv-engine-maglev-railcars');
  expect(tons(car('MagLev'), 'engine')).toBe(1);
});
rule('TOE-sv-engine-maglev-marker', 'as the mark in the table says of all of them, and of no other train', () => {
  expect(against({ ...car('None'), motive: 'rail' })).not.toContain('TOE-sv-engine-maglev-railcars');
  expect(against({ ...car('None'), tons: 400 })).toContain('TOE-sv-engine-maglev-railcars');
});
rule('TOE-sv-engine-ice-fuel', 'on alcohol or gas an engine goes less far', () => {
  const range = (burns?: 'alcohol' | 'natural gas') =>
    rangeOf(carrier('wheeled', 'ICE', { structuralRating: RATING_D, fuel: 4.5, ...(burns ? { burns } : {}) }))!;
  expect([range().kilometres, range('alcohol').kilometres, range('natural gas').kilometres]).toEqual([2500, 2000, 2000]);
  expect(range('alcohol').share.terms).toMatchObject([{ rule: 'TOE-sv-engine-ice-fuel', value: 1.25 }]);
});
rule('TOE-non-fusion-mech-fuel', 'a BattleMech that burns something goes as far as an IndustrialMech does', () => {
  const range = (engine: EngineType, structureType: string) => rangeOf(mech({ engine: [200, engine], structureType }))?.kilometres;
  for (const engine of ['ICE', 'Fuel Cell'] as const) expect(range(engine, 'Standard')).toBe(range(engine, 'Industrial'));
  expect([range('ICE', 'Standard'), range('Fuel Cell', 'Standard'), range('Fusion', 'Standard')]).toEqual([600, 450, undefined]);
});
