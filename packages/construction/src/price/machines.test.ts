import { type Design, equipment, type Unit } from '@sortie/roster';
import { expect, it } from 'vitest';
import { mech, tank } from '../designs.fixture.ts';
import { price } from './price.ts';

/** What one part adds to the price before anything multiplies it. */
const part = (unit: Unit, note: string): number =>
  price(unit)
    ?.terms.filter(term => term.note === note)
    .reduce((sum, { value }) => sum + value, 0) ?? 0;
const factor = (unit: Unit, note: string): number | undefined => price(unit)?.terms.find(term => term.note === note)?.value;
const cost = (unit: Unit): number => price(unit)?.total ?? 0;

it('a bare machine is its parts, dearer by its weight', () => {
  const frame = mech();
  const parts = {
    cockpit: 200_000,
    'life support': 50_000,
    sensors: 100_000,
    myomer: 100_000,
    structure: 20_000,
    actuators: 50 * (2 * (100 + 50 + 80) + 2 * 350),
    gyro: 600_000,
    engine: (5000 * 200 * 50) / 75,
    'armor, Standard': 85_000,
  };
  for (const [note, value] of Object.entries(parts)) expect([note, part(frame, note)]).toEqual([note, value]);
  expect(cost(frame)).toBe(Math.round(Object.values(parts).reduce((sum, value) => sum + value, 0) * 1.5));
  expect(cost({ ...frame, omni: true })).toBe(Math.round((cost(frame) * 5) / 4));
});

it('single sinks beyond ten are paid, and a machine with fewer is cheaper', () => {
  const sinks = (count: number, type: 'Single' | 'Double' | 'Compact') => part(mech({ heatSinks: [count, type] }), 'heat sinks');
  expect([sinks(10, 'Single'), sinks(14, 'Single'), sinks(6, 'Single')]).toEqual([0, 8000, -8000]);
  expect([sinks(10, 'Double'), sinks(10, 'Compact')]).toEqual([60_000, 90_000]);
  const early = mech({ heatSinks: [12, 'Single'], gear: 'ISDoubleHeatSinkPrototype@LT*2' });
  expect([part(early, 'heat sinks'), part(early, 'prototype double heat sinks')]).toEqual([4000, 36_000]);
});

it('jets are paid by the square of the jump that the sheet states', () => {
  const jets = (more: Partial<Design>) => part(mech(more), 'jump jets');
  expect(jets({ gear: 'Jump Jet@LT*4', jump: 4 })).toBe(50 * 16 * 200);
  expect(jets({ gear: 'Jump Jet@LT*4', jump: 5 })).toBe(50 * 25 * 200);
  expect(jets({ gear: 'Improved Jump Jet@LT*4', jump: 4 })).toBe(50 * 16 * 500);
  expect(jets({ gear: 'ISPrototypeImprovedJumpJet@LT*4', jump: 4 })).toBe(50 * 16 * 200);
  expect(part(mech({ gear: 'UMU@LT*3' }), 'underwater propellers')).toBe(50 * 9 * 200);
  expect(part(mech({ gear: 'MechanicalJumpBooster@LL', jump: 2 }), 'jump booster')).toBe(50 * 4 * 150);
});

it('muscles have their prices, and superheavy machines stronger ones', () => {
  const muscle = (gear: string) => part(mech({ gear }), 'myomer') / 50;
  expect(
    ['Triple Strength Myomer@LL', 'Prototype TSM@LL', 'Industrial Triple Strength Myomer@LL', 'ISSuperCooledMyomer@LL'].map(muscle),
  ).toEqual([16_000, 32_000, 12_000, 10_000]);
  const heavy = mech({ tons: 110, engine: [220, 'Fusion'], walk: 2, gyro: 'Superheavy' });
  expect([part(heavy, 'myomer'), part(heavy, 'structure'), part(heavy, 'actuators'), part(heavy, 'cockpit')]).toEqual([
    110 * 12_000,
    110 * 4000,
    110 * 1160 * 2,
    300_000,
  ]);
  expect(part(heavy, 'gyro')).toBe(500_000 * 2 * 3);
});

it('a third leg, a second shape and a primitive engine have their price', () => {
  const tripod = mech({ frame: 'tripod', cockpit: 'Tripod', structureType: 'Endo Steel' });
  expect([part(tripod, 'structure'), part(tripod, 'cockpit')]).toEqual([50 * 1600 * 1.2, 400_000]);
  const lam = mech({ frame: 'lam', weapons: 'Medium Laser@LA' });
  expect(part(lam, 'conversion gear')).toBe(0.75 * (20_000 + 40_000));
  expect(part(mech({ frame: 'lam', bimodal: true }), 'conversion gear')).toBe(0.65 * 20_000);
  const vee = mech({ frame: 'quadvee', gear: 'QuadVee Wheels@LL' });
  expect([part(vee, 'conversion gear'), part(vee, 'cockpit')]).toEqual([0.5 * (20_000 + (750 * 200 * 50) / 75), 375_000]);
  const primitive = mech({ engine: [240, 'Fusion'], cockpit: 'Primitive' });
  expect([part(primitive, 'gyro'), part(primitive, 'cockpit')]).toEqual([600_000, 200_000]);
});

it('an IndustrialMech gets dearer by its weight more slowly', () => {
  expect(factor(mech({ structureType: 'Industrial' }), 'by weight')).toBe(1.125);
  expect(factor(mech(), 'by weight')).toBe(1.5);
});

it('armor around a component, a good name and Clan CASE for single shots are paid', () => {
  expect(part(mech({ weapons: 'Medium Laser (A)@LA' }), 'component armor')).toBe(150_000);
  expect(factor(mech({ quirks: ['good_rep_1'] }), 'good reputation')).toBeCloseTo(1.1, 6);
  expect(factor(mech({ quirks: ['good_rep_2'] }), 'good reputation')).toBe(1.25);
  const once = (tech: Design['tech']) => part(mech({ tech, weapons: 'ISSRM4OS@CT' }), 'CASE for loads that fire once');
  expect([once('clan'), once('inner-sphere')]).toEqual([50_000, 0]);
});

it('patchwork armor is paid to the pound, plate by plate', () => {
  const patched = mech({ patches: { LA: 'Ferro-Fibrous' } });
  expect(part(patched, 'armor, Ferro-Fibrous')).toBeCloseTo((12 / 17.92) * 20_000, 6);
  expect(part(patched, 'armor, Standard')).toBeCloseTo((118 / 16) * 10_000, 6);
});

it('things are paid by what carries them', () => {
  const rows: readonly (readonly [item: string, at: string, value: number])[] = [
    ['Retractable Blade', 'RA', 40_000],
    ['Talons', 'LL', 300 * 4],
    ['ISAES', 'LA', 25_000],
    ['ISAES', 'LL', 35_000],
    ['ISDroneOperatingSystem', 'CT', 60_000],
    ['Radical Heat Sink System', 'CT', 250_000],
  ];
  for (const [item, at, value] of rows)
    expect([item, part(mech({ gear: `${item}@${at}` }), `${equipment(item)?.name} (${at})`)]).toEqual([item, value]);
});

it('a vehicle is its parts, dearer by its motive system', () => {
  const bare = tank();
  expect([part(bare, 'structure'), part(bare, 'controls'), factor(bare, 'by weight')]).toEqual([50_000, 25_000, 1.5]);
  expect([factor(tank({ motive: 'wheeled' }), 'by weight'), part(tank({ motive: 'vtol' }), 'lift')]).toEqual([1.25, 40_000 * 5]);
  expect(part(tank({ build: { superheavy: true } }), 'structure')).toBe(100_000);
  expect(part(tank({ motive: 'naval', build: { superheavy: true } }), 'structure')).toBe(50_000);
  expect(part(tank({ build: { trailer: true, noControls: true } }), 'controls')).toBe(0);
});

it('turrets are paid by the weapons in them together, sponsons if there are any', () => {
  const armed = tank({ weapons: 'PPC@TU; PPC@TU', gear: 'PPC Capacitor@TU; ISArtemisIV@TU' });
  expect(part(armed, 'turrets')).toBe(5000 * 1.5);
  const sponson = (gear: string): Unit => {
    const unit = tank({ weapons: 'LRM 5@RS; LRM 5@LS', gear });
    return { ...unit, mounts: unit.mounts.map(mount => (mount.kind === 'weapon' ? { ...mount, turret: 'sponson' as const } : mount)) };
  };
  expect([part(sponson('SponsonTurret@BD'), 'sponsons'), part(sponson(''), 'sponsons')]).toEqual([2000, 0]);
});

it('a vehicle buys sinks for its heat, less what its engine takes', () => {
  const sinks = (design: Partial<Design>) => part(tank(design), 'heat sinks');
  expect([sinks({ weapons: 'PPC@FR; PPC@FR' }), sinks({ weapons: 'PPC@FR; PPC@FR', engine: [200, 'Fuel Cell'] })]).toEqual([
    20_000, 38_000,
  ]);
  expect(sinks({ weapons: 'ISPlasmaRifle@FR; ISPlasmaRifle@FR' })).toBe(20_000);
  expect(sinks({ weapons: 'TSEMP Cannon@FR; TSEMP Cannon@FR' })).toBe(0);
  expect(sinks({ weapons: 'PPC@FR', armorType: 'Vehicular Stealth' })).toBe(20_000);
  expect(part(tank({ weapons: 'PPC@FR', engine: [200, 'ICE'] }), 'power amplifiers')).toBe(20_000);
});

it('a sealed hull costs a quarter more, afloat or not, and one for rough ground a fifth', () => {
  expect(factor(tank({ gear: 'Environmental Sealing@BD' }), 'environmental-sealing')).toBe(1.25);
  const both = tank({ gear: 'Environmental Sealing@BD; ISFlotationHull@BD; ISOffRoadChassis@BD' });
  expect(cost(both)).toBe(Math.round(cost(tank()) * 1.25 * 1.2));
});

it('a Clan vehicle pays for CASE in as many places as need it', () => {
  const cases = (design: Partial<Design>) => part(tank({ tech: 'clan', ...design }), 'CASE');
  expect(cases({ ammo: 'Clan Ammo LRM-15@BD:8', weapons: 'CLGaussRifle@TU' })).toBe(100_000);
  expect(cases({ ammo: 'Clan Ammo LRM-15@BD:8', weapons: 'CLGaussRifle@TU', gear: 'CLCASE@FR' })).toBe(50_000);
  expect(part(tank({ ammo: 'IS Ammo LRM-15@BD:8' }), 'CASE')).toBe(0);
});

it('doors of bays are paid one by one', () => {
  expect(part(tank({ bays: 'troopspace 3/0; cargobay 5/2' }), 'cargobay')).toBe(2000);
});

it('a weapon that is carried by hand costs twice what is in it', () => {
  const gun = mech({ kind: 'handheld-weapon', weapons: 'Medium Laser@GUN' });
  expect(cost({ ...gun, armor: { ...gun.armor, front: {}, rear: {} } })).toBe(80_000);
});
