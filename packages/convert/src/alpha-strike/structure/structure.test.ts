import type { Engine, Unit } from '@sortie/roster';
import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import { bubbles } from '../card.ts';
import { companion, fighter, mech, platoon, protomech, ship, suits, support, vehicle } from '../units.fixture.ts';
import { MECH_STRUCTURE_TABLE, structureRow } from './mech-table.ts';
import { STRUCTURE_RULES } from './structure.ts';

const structure = (unit: Unit) => companion(unit).structure;
const engined = (tons: number, engine: Engine, over = {}) => structure(mech({ tons, engine, ...over }));

rule('ASC-conv-struct-bubbles', 'a gray bubble for each point', () => {
  expect(bubbles(companion(mech())).replaceAll('○', '')).toBe('●●●●');
});
rule('ASC-conv-struct-mech-lookup', 'a 45-ton ’Mech with a light engine has 2', () => {
  expect(engined(45, { type: 'Light', rating: 225 })).toBe(2);
  expect(engined(45, { type: 'Fusion', rating: 225 })).toBe(4);
  expect(engined(100, { type: 'XL', rating: 300 })).toBe(4);
  expect(engined(100, { type: 'XL', rating: 300, clan: true })).toBe(5);
  expect(engined(135, { type: 'Fusion', rating: 270 })).toBe(10);
});
rule('ASC-conv-struct-engine-equivalents', 'combustion and fuel cells count as fusion, a large light engine as XL', () => {
  expect(structureRow({ type: 'ICE', rating: 200 })).toBe('is standard');
  expect(structureRow({ type: 'Fuel Cell', rating: 200 })).toBe('is standard');
  expect(structureRow({ type: 'Light', rating: 420, large: true })).toBe('is xl');
  expect(structureRow({ type: 'ICE', rating: 420, large: true })).toBe('is large');
});
rule('ASC-conv-struct-protomech', 'a ProtoMech has 1', () => expect(structure(protomech({ tons: 9 }))).toBe(1));
const manteuffel = vehicle({ tons: 70, structure: { type: 'Standard', points: { FR: 7, RS: 7, LS: 7, RR: 7, TU: 7 } } });
rule('ASC-conv-struct-cv-internal', 'five locations of 7 make 35 points', () => {
  expect(Object.values(manteuffel.structure.points).reduce((sum, points) => sum + points)).toBe(35);
  expect(structure(vehicle({ tons: 70, structure: { type: 'Standard', points: { FR: 7, RS: 7, LS: 7, RR: 7 } } }))).toBe(3);
});
rule('ASC-conv-struct-cv', 'Manteuffel 35 / 10 is 4', () => expect(structure(manteuffel)).toBe(4));
rule('ASC-conv-struct-aero', 'Chaeronea with integrity 11 has 6', () => {
  expect(structure(fighter({ craft: { structuralIntegrity: 11, fuel: 400 } }))).toBe(6);
  expect(structure(ship({ craft: { structuralIntegrity: 15, fuel: 1 } }))).toBe(8);
});
rule('ASC-conv-struct-js-sat-ss', 'JumpShips and stations have 1', () => {
  expect([structure(ship({ kind: 'jumpship' })), structure(ship({ kind: 'space-station' }))]).toEqual([1, 1]);
});
rule('ASC-conv-struct-warship', 'Mjolnir with integrity 140 has 140', () => {
  expect(structure(ship({ kind: 'warship', craft: { structuralIntegrity: 140, fuel: 1 } }))).toBe(140);
});
rule('ASC-conv-struct-ba', 'any squad has 2', () => expect([structure(suits()), structure(suits({ troopers: 6 }))]).toEqual([2, 2]));
rule('ASC-conv-struct-ci', 'a platoon has 1', () => expect(structure(platoon())).toBe(1));
rule('ASC-conv-struct-sv-aero', 'a plane of integrity 5 has 3', () => {
  expect(structure(fighter({ kind: 'support-vehicle', walk: 5, craft: { structuralIntegrity: 5, fuel: 1 } }))).toBe(3);
});
const carrying = (points: number, over: Parameters<typeof support>[0]) =>
  structure(support({ structure: { type: 'Standard', points: { FR: points } }, ...over }));
rule('ASC-conv-struct-sv-ground', 'a wheeled truck of 31 points has 4', () =>
  expect(carrying(31, { motive: 'wheeled', tons: 60 })).toBe(4),
);
rule('ASC-conv-struct-sv-rail-light', 'a train up to 300 tons divides by 10', () =>
  expect(carrying(90, { motive: 'rail', tons: 300 })).toBe(9),
);
rule('ASC-conv-struct-sv-rail-heavy', 'a heavier train divides by 15', () => expect(carrying(90, { motive: 'rail', tons: 301 })).toBe(6));
const naval = (points: number, tons: number) => carrying(points, { motive: 'naval', tons });
rule('ASC-conv-struct-sv-naval-300', 'a ship of 300 tons divides by 10', () => expect(naval(150, 300)).toBe(15));
rule('ASC-conv-struct-sv-naval-500', 'one of 500 tons by 15', () => expect(naval(150, 500)).toBe(10));
rule('ASC-conv-struct-sv-naval-6000', 'one of 6,000 tons by 20', () => expect(naval(150, 6000)).toBe(8));
rule('ASC-conv-struct-sv-naval-12000', 'one of 12,000 tons by 25', () => expect(naval(150, 12_000)).toBe(6));
rule('ASC-conv-struct-sv-naval-30000', 'one of 30,000 tons by 30', () => expect(naval(150, 30_000)).toBe(5));
rule('ASC-conv-struct-sv-naval-over-30000', 'a larger one by 35', () => expect(naval(140, 40_000)).toBe(4));
rule('ASC-conv-struct-ms', 'each section divides its construction factor by 30', () => {
  const fortress = vehicle({ kind: 'mobile-structure', structure: { type: 'Standard', points: { A: 80, B: 40 } } });
  expect(companion(fortress).sections!.map(section => section.structure)).toEqual([3, 2]);
});
rule('ASC-conv-struct-composite', 'composite structure halves 4 to 2', () => {
  expect(structure(mech({ structure: { type: 'Composite', points: {} } }))).toBe(2);
});
rule('ASC-conv-struct-reinforced', 'reinforced structure doubles 4 to 8', () => {
  expect(structure(mech({ structure: { type: 'Reinforced', points: {} } }))).toBe(8);
});
rule('ASC-tbl-mech-structure', 'thirteen engines by 39 masses', () => {
  expect(Object.keys(MECH_STRUCTURE_TABLE)).toHaveLength(13);
  for (const row of Object.values(MECH_STRUCTURE_TABLE)) expect(row).toHaveLength(39);
  expect(MECH_STRUCTURE_TABLE['is compact']![18]).toBe(10);
});
rule('ASC-tbl-structure-rules', 'each kind of unit has its rule', () => {
  expect(STRUCTURE_RULES.filter(({ id, structure }) => structure && id.startsWith('ASC-'))).toHaveLength(19);
});
