import { type Design, type Unit, unitOf } from '@sortie/roster';
import { expect, it } from 'vitest';
import { tank } from '../designs.fixture.ts';
import { price } from './price.ts';

const part = (unit: Unit, note: string): number =>
  price(unit)
    ?.terms.filter(term => term.note === note)
    .reduce((sum, { value }) => sum + value, 0) ?? 0;
const factors = (unit: Unit): number[] => (price(unit)?.terms ?? []).filter(({ stage }) => stage === 'multiply').map(({ value }) => value);

const flyer = (kind: Unit['kind'], more: Partial<Design> = {}): Unit =>
  unitOf({
    kind,
    chassis: 'Flyer',
    model: 'F-1',
    tons: 50,
    tech: 'inner-sphere',
    year: 3060,
    walk: 5,
    motive: 'aerodyne',
    engine: [150, 'Fusion'],
    heatSinks: [12, 'Single'],
    armor: { NOS: 20, LWG: 14, RWG: 14, AFT: 12 },
    craft: { structuralIntegrity: 6, fuel: 400 },
    ...more,
  });

const ship = (kind: Unit['kind'], more: Partial<Design> = {}): Unit =>
  flyer(kind, {
    tons: 3000,
    motive: 'spheroid',
    armor: { NOS: 200, LS: 150, RS: 150, AFT: 100 },
    armorType: 'Standard Aerospace',
    craft: { structuralIntegrity: 10, fuel: 9000, crew: { crew: 20, passengers: 4, marines: 30, escape_pod: 3, life_boat: 1 } },
    ...more,
  });

it('a fighter pays for every sink and for its tanks', () => {
  const fighter = flyer('fighter');
  const parts = ['cockpit', 'life support', 'sensors', 'structure', 'landing gear', 'fuel tanks', 'heat sinks', 'armor, Standard'];
  expect(parts.map(note => part(fighter, note))).toEqual([200_000, 50_000, 100_000, 300_000, 25_500, 1000, 24_000, 40_000]);
  expect(factors(fighter)).toEqual([1.25]);
  expect(part(flyer('fighter', { heatSinks: [10, 'Double'] }), 'heat sinks')).toBe(60_000);
  // A cramped cockpit saves nothing in the air.
  expect(part(flyer('fighter', { cockpit: 'Small' }), 'cockpit')).toBe(200_000);
});

it('a conventional fighter has avionics instead of a cockpit, and buys what its weapons need', () => {
  const plane = flyer('conventional-fighter', {
    engine: [250, 'ICE'],
    weapons: 'Medium Laser@NOS*2',
    craft: { structuralIntegrity: 5, fuel: 160, vstol: true },
  });
  const parts = ['avionics', 'structure', 'vertical landing gear', 'landing gear', 'fuel tanks', 'power amplifiers', 'heat sinks'];
  expect(parts.map(note => part(plane, note))).toEqual([20_000, 20_000, 12_500, 25_500, 200, 10_000, 12_000]);
});

it('a DropShip is its bridge, hull, drive, cubicles and doors, dearer by its shape', () => {
  const carrier = ship('dropship', {
    weapons: 'PPC@NOS; PPC@NOS; PPC (R)@LS; PPC@LS',
    bays: 'mekbay 4/2; infantrybay 2/1 Foot; 1stclassquarters 3/0; cargobay 100/1',
  });
  const parts: Record<string, number> = {
    bridge: 230_000,
    computer: 200_000,
    'life support': 5000 * 24,
    sensors: 80_000,
    'fire control': 100_000,
    'gunnery control': 30_000,
    structure: 1_000_000,
    'boats and pods': 20_000,
    'attitude thrusters': 25_000,
    'landing gear': 30_000,
    'docking collar': 10_000,
    engine: 1000 * 975,
    'drive unit': 75_000,
    'fuel tanks': 200 * 306,
    armor: 10_000 * 35,
    mekbay: 82_000,
    infantrybay: 1000,
    cargobay: 1000,
  };
  for (const [note, value] of Object.entries(parts)) expect([note, part(carrier, note)]).toEqual([note, value]);
  expect([factors(carrier), factors(ship('dropship', { motive: 'aerodyne' }))]).toEqual([[28], [36]]);
  const { craft } = carrier;
  const collar = (number: number) => part({ ...carrier, craft: { ...craft!, collar: number } }, 'docking collar');
  expect([collar(0), collar(2)]).toEqual([10_000, 0]);
});

it('larger hulls need thicker armor, and the Clans less of it', () => {
  const armor = (more: Partial<Design>) => part(ship('dropship', more), 'armor') / 10_000;
  expect([armor({ tons: 15_000 }), armor({ tons: 80_000 }), armor({ tech: 'clan' })]).toEqual([40, 93.5, 28]);
  expect(armor({ tons: 8000, motive: 'aerodyne' })).toBe(40);
  const early = ship('dropship', { armorType: 'Primitive Aerospace', year: 2450 });
  expect(part(early, 'armor')).toBe(5000 * 54.5);
});

it('early craft burn more fuel in heavier engines', () => {
  const early = ship('dropship', { armorType: 'Primitive Aerospace', year: 2450 });
  expect([part(early, 'engine'), part(early, 'fuel tanks')]).toEqual([1000 * 1072.5, 200 * 337]);
  expect(part({ ...early, lore: [['originalBuildYear', '2160']] }, 'engine')).toBe(1000 * 1755);
  expect(part(ship('dropship', { tech: 'clan' }), 'engine')).toBe(1000 * 915);
});

it('small craft pay for the beds and troops that ships have in their hull', () => {
  const boat = ship('small-craft', { tons: 150, bays: 'infantrybay 2/1 Jump; steeragequarters 4/1; battlearmorbay 1/0' });
  expect([part(boat, 'infantrybay'), part(boat, 'steeragequarters'), part(boat, 'battlearmorbay')]).toEqual([181_000, 20_000, 120_000]);
  expect([part(boat, 'docking collar'), factors(boat)]).toEqual([0, [4]]);
  expect(part({ ...boat, year: 2420 }, 'engine')).toBe(1000 * 58.5);
});

const jumper = (kind: Unit['kind'], more: Partial<Design> = {}): Unit =>
  ship(kind, {
    tons: 120_000,
    walk: 0,
    motive: 'aerodyne',
    armor: { NOS: 5, FLS: 4, FRS: 4, AFT: 5, ALS: 4, ARS: 4 },
    bays: 'dockingcollar 0/0; dockingcollar 0/0',
    craft: { structuralIntegrity: 10, fuel: 500, decks: [60, 100, 300] },
    ...more,
  });

it('a JumpShip is mostly its drive, by what it carries', () => {
  const trader = jumper('jumpship');
  const parts: Record<string, number> = {
    'station-keeping drive': 1_440_000,
    'docking collars': 200_000,
    'drive coil': 210_000_000,
    initiator: 35_000_000,
    controller: 50_000_000,
    tankage: 50_000 * 4,
    sail: 50_000 * 46,
    'charging system': 900_000,
    'drive support': 120_000_000,
    'grav decks': 55_000_000,
    'fuel tanks': (200 * 500 * 1.02) / 5,
    armor: 10_000 * 25,
  };
  for (const [note, value] of Object.entries(parts)) expect([note, part(trader, note)]).toEqual([note, value]);
  expect(factors(trader)).toEqual([1.25]);
  const battery = { ...trader, craft: { ...trader.craft!, lithiumFusion: true as const } };
  expect(part(battery, 'drive coil')).toBe(630_000_000);
});

it('a WarShip has engines, and a drive five times as dear', () => {
  const cruiser = jumper('warship', { tons: 300_000, walk: 3, bays: 'dockingcollar 0/0; dropshuttlebay 2/2' });
  const parts: Record<string, number> = {
    engine: 1000 * 54_000,
    'drive unit': 500 * 3 * 3000,
    'drive coil': 5 * (60_000_000 + 75_000_000 * 3),
    tankage: 5 * 50_000 * 8,
    sail: 5 * 50_000 * 45,
    'drive support': 20_000_000 * 80,
    dropshuttlebay: 150_002_000,
    'docking collars': 100_000,
    armor: 10_000 * 50,
  };
  for (const [note, value] of Object.entries(parts)) expect([note, part(cruiser, note)]).toEqual([note, value]);
  expect(factors(cruiser)).toEqual([2]);
  const clan = jumper('warship', { tons: 300_000, walk: 3, tech: 'clan', armorType: 'Ferro-Carbide' });
  expect(part(clan, 'armor')).toBe(75_000 * 22.5);
});

it('a station has no drive, and yards by the tons that they hold', () => {
  const yard = jumper('space-station', { bays: 'navalrepairpressurized 5000/1; navalrepairunpressurized 2000/0; liquidcargobay 1000/0' });
  expect(['navalrepairpressurized', 'navalrepairunpressurized', 'liquidcargobay', 'drive coil'].map(note => part(yard, note))).toEqual([
    50_001_000, 10_000_000, 109_900, 0,
  ]);
  expect(factors(yard)).toEqual([5]);
  expect(factors({ ...yard, lore: [['modular', '1']] })).toEqual([50]);
  expect(factors({ ...yard, tons: 90_000, lore: [['modular', '1']] })).toEqual([20]);
});

it('a support vehicle is a chassis, an engine and armor of its rating, and what it carries', () => {
  const truck = (more: Partial<Design> = {}): Unit =>
    tank({
      kind: 'support-vehicle',
      motive: 'wheeled',
      tons: 30,
      walk: 4,
      engine: [0, 'ICE'],
      armor: { FR: 10, RR: 10 },
      armorType: 'BAR 5 Armor',
      build: { structuralRating: 3, barRating: 5, extraSeats: 2 },
      ...more,
    });
  const plain = truck();
  expect([part(plain, 'chassis'), part(plain, 'engine'), part(plain, 'armor, barrier 5'), part(plain, 'seats')]).toEqual([
    2500 * 4.5 * 1.25,
    5000 * 7 * 1.25,
    20 * 200 * 1.25,
    200,
  ]);
  expect(factors(plain)).toEqual([1.15]);
  const sealed = truck({ gear: 'Environmental Sealing@BD', build: { structuralRating: 2, barRating: 5 } });
  // 5.175 tons, twice as heavy: full half tons are paid.
  expect(part(sealed, 'chassis')).toBe(2500 * 10 * 1.75);
  const armed = truck({ weapons: 'Medium Laser@FR', gear: 'Basic Fire Control@BD' });
  expect([part(armed, 'heat sinks'), part(armed, 'power amplifiers'), part(armed, 'Basic Fire Control (BD)')]).toEqual([
    6000, 10_000, 2000,
  ]);
  expect(part(truck({ armorType: 'Standard' }), 'armor, Standard')).toBe(15_000 * 1.25);
});
