import { type Engine, type Unit, vehicleStructure } from '@sortie/roster';
import { rule, table } from '@sortie/testkit';
import { expect } from 'vitest';
import { bubbles } from '../card.ts';
import { companion, fighter, mech, platoon, protomech, ship, suits, support, vehicle } from '../units.fixture.ts';

const structure = (unit: Unit) => companion(unit).structure;
const engined = (tons: number, engine: Engine, over = {}) => structure(mech({ tons, engine, ...over }));

rule('ASC-conv-struct-bubbles#1', 'a gray bubble for each point', () => {
  expect(bubbles(companion(mech())).replaceAll('○', '')).toBe('●●●●');
});
rule('ASC-conv-struct-mech-lookup#1', 'tons, engine and technology decide', () => {
  expect(engined(45, { type: 'Fusion', rating: 225 })).toBe(4);
  expect(engined(100, { type: 'XL', rating: 300 })).toBe(4);
  expect(engined(100, { type: 'XL', rating: 300, clan: true })).toBe(5);
  expect(engined(135, { type: 'Fusion', rating: 270 })).toBe(10);
});
rule('ASC-conv-struct-mech-lookup#2', 'a 45-ton ’Mech with a light engine has 2', () =>
  expect(engined(45, { type: 'Light', rating: 225 })).toBe(2),
);
rule('ASC-conv-struct-engine-equivalents#1', 'combustion, fuel cells and fission count as fusion', () => {
  const fusion = engined(60, { type: 'Fusion', rating: 240 });
  for (const type of ['ICE', 'Fuel Cell', 'Fission'] as const) expect(engined(60, { type, rating: 240 })).toBe(fusion);
  expect(engined(60, { type: 'XL', rating: 240 })).not.toBe(fusion);
});
rule('ASC-conv-struct-engine-equivalents#2', 'large combustion counts as large fusion, a large light engine as XL', () => {
  const large = (type: 'Fusion' | 'ICE' | 'Light') => engined(90, { type, rating: 420, large: true });
  expect(large('ICE')).toBe(large('Fusion'));
  expect(large('Light')).toBe(engined(90, { type: 'XL', rating: 360 }));
  expect(large('Fusion')).not.toBe(engined(90, { type: 'Fusion', rating: 360 }));
});
rule('ASC-conv-struct-protomech#1', 'a ProtoMech has 1', () => expect(structure(protomech({ tons: 9 }))).toBe(1));
const manteuffel = vehicle({ tons: 70, structure: { type: 'Standard', points: { FR: 7, RS: 7, LS: 7, RR: 7, TU: 7 } } });
const located = (tons: number, ...places: string[]) =>
  structure(vehicle({ tons, structure: { type: 'Standard', points: Object.fromEntries(places.map(at => [at, vehicleStructure(tons)])) } }));
rule('ASC-conv-struct-cv-internal#1', 'a point for each location and every ten tons, rounded up', () => {
  expect([10, 11, 20, 21, 100].map(vehicleStructure)).toEqual([1, 2, 2, 3, 10]);
  // Four locations of 3 make 12, two points.
  expect([located(21, 'FR', 'RS', 'LS', 'RR'), located(20, 'FR', 'RS', 'LS', 'RR')]).toEqual([2, 1]);
});
rule('ASC-conv-struct-cv-internal#2', 'Manteuffel’s five locations of 7 make 35 points', () => {
  expect([located(70, 'FR', 'RS', 'LS', 'RR', 'TU'), located(70, 'FR', 'RS', 'LS', 'RR')]).toEqual([4, 3]);
});
rule('ASC-conv-struct-cv#1', 'a tenth of the sum, rounded up', () => {
  const summed = (points: number) => structure(vehicle({ structure: { type: 'Standard', points: { FR: points } } }));
  expect([10, 11, 20, 21].map(summed)).toEqual([1, 2, 2, 3]);
});
rule('ASC-conv-struct-cv#2', 'Manteuffel 35 / 10 is 4', () => expect(structure(manteuffel)).toBe(4));
rule('ASC-conv-struct-aero#1', 'half the integrity, rounded up, of fighters, planes, airships, small craft and DropShips', () => {
  const craft = { structuralIntegrity: 15, fuel: 1 };
  const flying = [
    fighter({ craft }),
    fighter({ craft, kind: 'conventional-fighter' }),
    fighter({ craft, kind: 'support-vehicle' }),
    support({ craft, motive: 'airship' }),
    ship({ craft, kind: 'small-craft' }),
    ship({ craft }),
    ship({ craft, motive: 'aerodyne' }),
  ];
  expect(flying.map(structure)).toEqual(flying.map(() => 8));
});
rule('ASC-conv-struct-aero#2', 'Chaeronea with integrity 11 has 6', () => {
  expect(structure(fighter({ craft: { structuralIntegrity: 11, fuel: 400 } }))).toBe(6);
});
rule('ASC-conv-struct-js-sat-ss#1', 'JumpShips, stations and satellites have 1', () => {
  const keeping = [ship({ kind: 'jumpship' }), ship({ kind: 'space-station' }), support({ motive: 'station-keeping', tons: 90 })];
  expect(keeping.map(structure)).toEqual([1, 1, 1]);
});
rule('ASC-conv-struct-warship#1', 'Mjolnir with integrity 140 has 140', () => {
  expect(structure(ship({ kind: 'warship', craft: { structuralIntegrity: 140, fuel: 1 } }))).toBe(140);
});
rule('ASC-conv-struct-ba#1', 'any squad has 2', () => expect([structure(suits()), structure(suits({ troopers: 6 }))]).toEqual([2, 2]));
rule('ASC-conv-struct-ci#1', 'a platoon has 1', () => expect(structure(platoon())).toBe(1));
rule('ASC-conv-struct-sv-aero#1', 'a plane of integrity 5 has 3', () => {
  expect(structure(fighter({ kind: 'support-vehicle', walk: 5, craft: { structuralIntegrity: 5, fuel: 1 } }))).toBe(3);
});
const carrying = (points: number, over: Parameters<typeof support>[0]) =>
  structure(support({ structure: { type: 'Standard', points: { FR: points } }, ...over }));
rule('ASC-conv-struct-sv-ground#1', 'a wheeled truck of 31 points has 4', () =>
  expect(carrying(31, { motive: 'wheeled', tons: 60 })).toBe(4),
);
rule('ASC-conv-struct-sv-rail-light#1', 'a train up to 300 tons divides by 10', () =>
  expect(carrying(90, { motive: 'rail', tons: 300 })).toBe(9),
);
rule('ASC-conv-struct-sv-rail-heavy#1', 'a heavier train divides by 15', () => expect(carrying(90, { motive: 'rail', tons: 301 })).toBe(6));
const naval = (points: number, tons: number) => carrying(points, { motive: 'naval', tons });
rule('ASC-conv-struct-sv-naval-300#1', 'a ship of 300 tons divides by 10', () => expect(naval(150, 300)).toBe(15));
rule('ASC-conv-struct-sv-naval-500#1', 'one of 500 tons by 15', () => expect(naval(150, 500)).toBe(10));
rule('ASC-conv-struct-sv-naval-6000#1', 'one of 6,000 tons by 20', () => expect(naval(150, 6000)).toBe(8));
rule('ASC-conv-struct-sv-naval-12000#1', 'one of 12,000 tons by 25', () => expect(naval(150, 12_000)).toBe(6));
rule('ASC-conv-struct-sv-naval-30000#1', 'one of 30,000 tons by 30', () => expect(naval(150, 30_000)).toBe(5));
rule('ASC-conv-struct-sv-naval-over-30000#1', 'a larger one by 35', () => expect(naval(140, 40_000)).toBe(4));
rule('ASC-conv-struct-ms#1', 'each section divides its construction factor by 30', () => {
  const fortress = vehicle({ kind: 'mobile-structure', structure: { type: 'Standard', points: { A: 80, B: 40 } } });
  expect(companion(fortress).sections!.map(section => section.structure)).toEqual([3, 2]);
});
rule('ASC-conv-struct-composite#1', 'composite structure halves 4 to 2', () => {
  expect(structure(mech({ structure: { type: 'Composite', points: {} } }))).toBe(2);
});
rule('ASC-conv-struct-reinforced#1', 'reinforced structure doubles 4 to 8', () => {
  expect(structure(mech({ structure: { type: 'Reinforced', points: {} } }))).toBe(8);
});
const ENGINES: Readonly<Record<string, Engine>> = {
  'Compact Engine': { type: 'Compact', rating: 100 },
  'Standard Fusion': { type: 'Fusion', rating: 100 },
  'Light Fusion': { type: 'Light', rating: 100 },
  'XL Fusion': { type: 'XL', rating: 100 },
  'XXL Fusion': { type: 'XXL', rating: 100 },
  'Large Fusion': { type: 'Fusion', rating: 400, large: true },
  'Large XL Fusion': { type: 'XL', rating: 400, large: true },
  'Large XXL Fusion': { type: 'XXL', rating: 400, large: true },
};
table('ASC-tbl-mech-structure#1', 'every engine at every mass', row => {
  const engine = ENGINES[row.at('engine')];
  if (!engine) throw new Error('nobody knows this engine');
  const clan = row.at('tech_base') === 'Clan';
  expect(engined(row.number('tons'), { ...engine, ...(clan ? { clan: true } : {}) })).toBe(row.number('structure'));
});
const supported = (motive: Unit['motive'], tons: number): Unit =>
  support({ motive, tons, structure: { type: 'Standard', points: { FR: 2100 } } });
/** A unit of each row with 2,100 points of structure, integrity 21, or whatever it is looked up by. */
const ROWS: Readonly<Record<string, readonly Unit[]>> = {
  'ProtoMech any': [protomech({ tons: 9 })],
  'Combat Vehicle any': [vehicle({ structure: { type: 'Standard', points: { FR: 2100 } } })],
  'Aerospace Fighter / Conventional Fighter / Airship SV / Fixed-Wing SV / Small Craft / DropShip any': [
    fighter({ craft: { structuralIntegrity: 21, fuel: 1 } }),
    ship({ craft: { structuralIntegrity: 21, fuel: 1 } }),
  ],
  'JumpShip / Satellite SV / Space Station any': [
    ship({ kind: 'jumpship' }),
    ship({ kind: 'space-station' }),
    supported('station-keeping', 50),
  ],
  'WarShip any': [ship({ kind: 'warship', craft: { structuralIntegrity: 21, fuel: 1 } })],
  'Battle Armor any': [suits(), suits({ troopers: 6 })],
  'Conventional Infantry any': [platoon()],
  'Support Vehicle (Airship / Fixed-Wing / Satellite) any': [
    fighter({ kind: 'support-vehicle', craft: { structuralIntegrity: 21, fuel: 1 } }),
  ],
  'Support Vehicle (Hover / Tracked / VTOL / Wheeled / WiGE) any': (['hover', 'tracked', 'vtol', 'wheeled', 'wige'] as const).map(motive =>
    supported(motive, 50),
  ),
  'Support Vehicle (Rail) 300 tons or less': [supported('rail', 300)],
  'Support Vehicle (Rail) over 300 tons': [supported('rail', 300.5)],
  'Support Vehicle (Naval) 300 tons or less': [supported('naval', 300)],
  'Support Vehicle (Naval) 300.5-500 tons': [supported('naval', 300.5), supported('submarine', 500)],
  'Support Vehicle (Naval) 500.5-6,000 tons': [supported('naval', 500.5), supported('naval', 6000)],
  'Support Vehicle (Naval) 6,000.5-12,000 tons': [supported('naval', 6000.5), supported('naval', 12_000)],
  'Support Vehicle (Naval) 12,000.5-30,000 tons': [supported('naval', 12_000.5), supported('naval', 30_000)],
  'Support Vehicle (Naval) over 30,000 tons': [supported('naval', 30_000.5)],
};
/** What goes in: points of structure, or integrity. */
const given = (input: string): number => (input.startsWith('Structural') ? 21 : 2100);
table('ASC-tbl-structure-rules#1', 'every kind of unit by its rule', row => {
  const units = ROWS[`${row.at('unit_type')} ${row.at('condition')}`];
  if (units) {
    const value = row.at('divisor_or_value') === '' ? 2 : row.number('divisor_or_value');
    const expected = row.at('operation') === 'fixed' ? value : Math.ceil(given(row.at('input')) / value);
    expect(units.map(structure)).toEqual(units.map(() => expected));
  } else if (row.at('unit_type') === 'Mobile Structure') {
    const fortress = vehicle({ kind: 'mobile-structure', structure: { type: 'Standard', points: { A: 80, B: 40 } } });
    expect(companion(fortress).sections!.map(section => section.structure)).toEqual([Math.ceil(80 / 30), Math.ceil(40 / 30)]);
  } else if (row.at('unit_type').startsWith('Special')) {
    const type = row.at('unit_type').includes('Composite') ? 'Composite' : 'Reinforced';
    // 35 tons with a standard engine have 3.
    expect(engined(35, { type: 'Fusion', rating: 175 })).toBe(3);
    const other = engined(35, { type: 'Fusion', rating: 175 }, { structure: { type, points: {} } });
    expect(other).toBe(Math.ceil(3 * row.number('divisor_or_value')));
  } else expect(engined(45, { type: 'Light', rating: 225 })).toBe(2);
});
