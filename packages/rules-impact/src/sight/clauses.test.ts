import type { RuleId } from '@sortie/kernel';
import { rule } from '@sortie/testkit';
import { expect } from 'vitest';
import type { Soldier } from '../proving/position.ts';
import { ruleset } from '../ruleset.ts';
import { activate, type Board, blue, red, stage } from '../testing/field.fixture.ts';

/** Columns run north to south: row A is 0. */
const point = (row: number, column = '11'): string => `${String.fromCharCode(65 + row)}-${column}`;
/** May the soldier at one point and level fire directly at the other? Nobody else is there to spot. */
function sees(from: string, level: number, to: string, other: number, board: Board, ...extra: readonly RuleId[]): boolean {
  const ground = (name: string) => board.levels?.[name] ?? 0;
  const soldier = (on: string, height: number): Partial<Soldier> => ({ level: height, aloft: height > ground(on) });
  const s = stage([red(from, soldier(from, level)), blue(to, soldier(to, other))], board, extra);
  activate(s);
  return s.book.allows(ruleset.view(s.state, 0), { type: 'fire', target: 1, mode: 'stationary' }, 0);
}
const woods = (row: number): Board => ({ terrain: { [point(row)]: 'woods' } });
const hill = (...rows: readonly number[]): Board => ({ levels: Object.fromEntries(rows.map(row => [point(row), 1])) });
/** How far beyond the obstacle somebody at a level is hidden, looked for down a column from row 0. */
const hidden = (board: Board, high: number, obstacle: number, low: number, ...extra: readonly RuleId[]): readonly number[] =>
  Array.from({ length: 16 - obstacle }, (_, i) => i + 1).filter(n => !sees(point(0), high, point(obstacle + n), low, board, ...extra));
const upTo = (n: number): readonly number[] => Array.from({ length: n }, (_, i) => i + 1);

rule('MAAS-6.0-los-required#1', 'no direct attack without a line', () =>
  expect([sees(point(0), 0, point(4), 0, {}), sees(point(0), 0, point(4), 0, woods(2))]).toEqual([true, false]),
);
rule('MAAS-6.0-los-required#2', 'only what is higher than one of the two blocks', () =>
  expect([sees(point(0), 6, point(4), 6, woods(2)), sees(point(0), 5, point(4), 5, woods(2))]).toEqual([true, false]),
);
rule('MAAS-6.4-equal-to-higher#1', 'as many points are blind beyond as lie before', () =>
  expect(hidden(woods(4), 6, 4, 0)).toEqual(upTo(4)),
);
rule('MAAS-6.4-equal-to-higher#2', 'farther beyond it is seen', () => expect(sees(point(0), 6, point(4 + 5), 0, woods(4))).toBe(true));
rule('MAAS-6.4-equal-to-higher#3', 'from level six over woods five away: five blind, the sixth seen', () =>
  expect(hidden(woods(5), 6, 5, 0)).toEqual(upTo(5)),
);
rule('MAAS-6.4-count-point#1', 'counted to the middle of the meta-hex', () =>
  expect([hidden(woods(3), 6, 3, 0).length, hidden(woods(6), 6, 6, 0).length]).toEqual([3, 6]),
);
rule('MAAS-6.4-count-point#2', 'on a hill to the last point before the contour', () =>
  expect(hidden(hill(0, 1, 2, 3), 1, 3, 0)).toEqual(upTo(3)),
);
rule('MAAS-6.5-higher-than-one#1', 'one less for each level above', () =>
  expect([hidden(woods(5), 7, 5, 0), hidden(woods(5), 8, 5, 0)]).toEqual([upTo(4), upTo(3)]),
);
rule('MAAS-6.5-higher-than-one#2', 'level eight over woods seven away: five', () => expect(hidden(woods(7), 8, 7, 0)).toEqual(upTo(5)));
rule('MAAS-6.6-lower-unit-height#1', 'one less for each level that the lower one is up', () =>
  expect([hidden(woods(5), 6, 5, 1), hidden(woods(5), 6, 5, 2)]).toEqual([upTo(4), upTo(3)]),
);
rule('MAAS-6.6-lower-unit-height#2', 'a hill beneath it takes nothing off', () => {
  const plateau: Board = { ...woods(5), levels: Object.fromEntries(Array.from({ length: 11 }, (_, i) => [point(6 + i), 1])) };
  expect(hidden(plateau, 6, 5, 1)).toEqual(upTo(5));
});
rule('MAAS-6.6-rebase-note#1', 'less the ground of the lower one the line is the same', () => {
  const high: Board = { ...woods(5), levels: Object.fromEntries(Array.from({ length: 17 }, (_, i) => [point(i), 1])) };
  expect(hidden(high, 7, 5, 1)).toEqual(hidden(woods(5), 6, 5, 0));
});
rule('MAAS-6.6-rebase-note#2', 'in all three cases', () => {
  const high: Board = { ...woods(5), levels: Object.fromEntries(Array.from({ length: 17 }, (_, i) => [point(i), 1])) };
  expect([hidden(high, 7, 5, 1), hidden(high, 9, 5, 1), hidden(high, 7, 5, 3)]).toEqual([
    hidden(woods(5), 6, 5, 0),
    hidden(woods(5), 8, 5, 0),
    hidden(woods(5), 6, 5, 2),
  ]);
});
const through = (terrain: 'clear' | 'woods' | 'building' | 'marsh' | 'slag' | 'water' | 'rubble', level = 0) =>
  sees(point(0), level, point(4), level, { terrain: { [point(2)]: terrain } });
rule('MAAS-6.8-blocking-terrain#1', 'buildings, woods and hills block; clear, marsh, slag, water and bunkers do not', () => {
  expect([through('building'), through('woods'), sees(point(0), 0, point(4), 0, hill(2))]).toEqual([false, false, false]);
  expect([
    through('clear'),
    through('marsh'),
    through('slag'),
    through('water'),
    sees(point(0), 0, point(4), 0, { works: { [point(2)]: 'bunker' } }),
  ]).toEqual([true, true, true, true, true]);
});
rule('MAAS-6.8-blocking-terrain#2', 'rubble by its two levels', () =>
  expect([through('rubble'), through('rubble', 1), through('rubble', 2)]).toEqual([false, false, true]),
);
rule('MAAS-2.3.8-rubble-height#1', 'two levels above its ground', () =>
  expect([
    sees(point(0), 2, point(4), 2, { terrain: { [point(2)]: 'rubble' } }),
    sees(point(0), 2, point(4), 2, { terrain: { [point(2)]: 'rubble' }, levels: { [point(2)]: 1 } }),
  ]).toEqual([true, false]),
);
rule('MAAS-2.3.8-rubble-height#2', 'it blocks between two soldiers', () => expect(through('rubble')).toBe(false));
rule('MAAS-2.3.2-woods#1', 'woods block', () => expect(through('woods')).toBe(false));
rule('MAAS-2.3.3-building#1', 'buildings block', () => expect(through('building')).toBe(false));
rule('MAAS-2.3.4-marsh#3', 'marsh does not', () => expect(through('marsh')).toBe(true));
rule('MAAS-2.3.1-clear#2', 'clear ground blocks nothing, at any level', () =>
  expect([through('clear'), sees(point(0), 0, point(9), 0, {})]).toEqual([true, true]),
);
rule('MAAS-2.4-building-height#1', 'six levels, or what the scenario says', () => {
  expect([through('building', 5), through('building', 6)]).toEqual([false, true]);
  expect(sees(point(0), 6, point(4), 6, { terrain: { [point(2)]: 'building' }, plan: { special: { buildingHeight: 8 } } })).toBe(false);
});
rule('MAAS-2.4-building-height#2', 'with storeys four, eight or twelve', () => {
  const tall = (storeys: number, level: number) =>
    sees(point(0), level, point(4), level, { terrain: { [point(2)]: 'building' }, storeys: { [point(2)]: storeys } });
  expect([tall(1, 3), tall(1, 4), tall(2, 7), tall(2, 8), tall(3, 11), tall(3, 12)]).toEqual([false, true, false, true, false, true]);
});
rule('MAAS-2.4-woods-height#1', 'six levels, or what the scenario says', () => {
  expect([through('woods', 5), through('woods', 6)]).toEqual([false, true]);
  expect(sees(point(0), 4, point(4), 4, { ...woods(2), plan: { special: { woodsHeight: 4 } } })).toBe(true);
});
rule('MAAS-2.4-cumulative-height#1', 'six levels on a hill of two reach level eight', () => {
  const board: Board = { terrain: { [point(2)]: 'building' }, levels: { [point(2)]: 2 } };
  expect([sees(point(0), 7, point(4), 7, board), sees(point(0), 8, point(4), 8, board)]).toEqual([false, true]);
});
rule('MAAS-2.3.7-contour-fill#1', 'a level fills the whole meta-hex', () => {
  // A line one half step aside of the hill still crosses its meta-hex.
  expect(sees('F-12', 0, 'J-10', 0, { levels: { 'H-11': 1 } })).toBe(false);
  expect(sees('F-13', 0, 'J-13', 0, { levels: { 'H-11': 1 } })).toBe(true);
});
rule('MAAS-2.2-meta-hex#1', 'woods at a point fill its meta-hex', () => {
  expect(sees('F-12', 0, 'J-10', 0, { terrain: { 'H-11': 'woods' } })).toBe(false);
  expect(sees('F-13', 0, 'J-13', 0, { terrain: { 'H-11': 'woods' } })).toBe(true);
});
rule('MAAS-6.x-example-1#1', 'woods of six two away, the other on ground of level one: hidden at one and two, seen at three', () => {
  const board: Board = { ...woods(2), levels: Object.fromEntries(Array.from({ length: 14 }, (_, i) => [point(3 + i), 1])) };
  expect(hidden(board, 6, 2, 1)).toEqual(upTo(2));
});
rule('MAAS-6.x-example-2#1', '4 − 2 − 1: hidden at one, seen at two', () => expect(hidden(woods(4), 8, 4, 1)).toEqual([1]));
rule('MAAS-6.x-example-3#1', 'the crest three away: hidden up to three past it, seen at four', () =>
  expect(hidden(hill(0, 1, 2, 3), 1, 3, 0)).toEqual(upTo(3)),
);
rule('MAAS-6.x-example-4#1', 'eight and six see each other over six', () => expect(sees(point(0), 8, point(4), 6, woods(2))).toBe(true));
rule('MAAS-6.x-example-5#1', 'two at zero do not across one', () => expect(sees(point(0), 0, point(4), 0, hill(2))).toBe(false));
rule('MAAS-6.7-reciprocity#1', 'who sees is seen', () => {
  for (const [high, low, row] of [
    [6, 0, 7],
    [6, 0, 12],
    [8, 1, 7],
  ] as const)
    expect(sees(point(0), high, point(row), low, woods(5))).toBe(sees(point(row), low, point(0), high, woods(5)));
});
rule('MAAS-6.5-rounding#1', 'what is left over is rounded to the nearest whole number', () => {
  // Halved once for each level above: 3.5 is 4, 2.5 is 3, 1.25 is 1.
  const halved = (distance: number, above: number) => hidden(woods(distance), 6 + above, distance, 0, 'MAAS-reading-05-halving').length;
  expect([halved(7, 1), halved(5, 1), halved(5, 2)]).toEqual([4, 3, 1]);
});
rule('MAAS-6.5-rounding#2', 'only halving leaves a fraction: seven, 3.5, 1.75, two; deduction leaves five', () => {
  expect(hidden(woods(7), 8, 7, 0, 'MAAS-reading-05-halving')).toEqual(upTo(2));
  expect(hidden(woods(7), 8, 7, 0)).toEqual(upTo(5));
});
const hills: Board = { levels: { 'H-10': 1, 'H-12': 1 } };
rule('MAAS-6.8-contour-edge#1', 'along its edge a hill blocks nothing, through it it does', () => {
  const one: Board = { levels: { 'H-12': 1 } };
  expect([sees('F-11', 0, 'K-11', 0, one), sees('F-12', 0, 'K-12', 0, one)]).toEqual([true, false]);
});
rule('MAAS-6.8-contour-edge#2', 'not even with hills on both sides, where woods would', () => {
  expect(sees('F-11', 0, 'K-11', 0, hills)).toBe(true);
  expect(sees('F-11', 0, 'K-11', 0, { terrain: { 'H-10': 'woods', 'H-12': 'woods' } })).toBe(false);
  expect([sees('F-10', 0, 'K-10', 0, hills), sees('F-12', 0, 'K-12', 0, hills)]).toEqual([false, false]);
});
/** Building at A, clear ground at B, woods at C, each beside the others. */
const trio = (
  special: { readonly woodsHeight?: number; readonly buildingHeight?: number } = {},
  ...only: readonly ('A' | 'C')[]
): Board => ({
  terrain: { ...(only.includes('A') && { 'H-11': 'building' as const }), ...(only.includes('C') && { 'G-12': 'woods' as const }) },
  plan: { special },
});
rule('MAAS-2.2-meta-hex-intersection#1', 'of rubble and woods that overlap woods count', () => {
  const line = (terrain: Board['terrain']) => sees('D-11', 3, 'L-12', 3, { terrain: terrain ?? {} });
  expect([line({ 'H-11': 'rubble', 'H-12': 'woods' }), line({ 'H-11': 'rubble' }), line({ 'H-12': 'woods' })]).toEqual([
    false,
    true,
    false,
  ]);
});
rule('MAAS-2.2-meta-hex-intersection#2', 'between A and B the building, between B and C the woods', () => {
  expect([sees('D-11', 0, 'L-12', 0, trio({}, 'A')), sees('D-11', 0, 'L-12', 0, trio())]).toEqual([false, true]);
  expect([sees('H-09', 0, 'H-15', 0, trio({}, 'C')), sees('H-09', 0, 'H-15', 0, trio())]).toEqual([false, true]);
});
rule('MAAS-2.2-meta-hex-intersection#3', 'between A and C whichever of the two is the higher', () => {
  // From west to east just above H-11 and below G-12.
  const across = (special: Parameters<typeof trio>[0], level: number) => sees('H-09', level, 'G-14', level, trio(special, 'A', 'C'));
  expect([across({ woodsHeight: 2 }, 4), across({ buildingHeight: 2 }, 4), across({ woodsHeight: 2, buildingHeight: 2 }, 4)]).toEqual([
    false,
    false,
    true,
  ]);
});
rule('MAAS-2.3.7-contour-fill#2', 'where levels overlap the higher one counts', () => {
  const line = (levels: Board['levels'], level: number) => sees('D-11', level, 'L-12', level, { levels: levels ?? {} });
  expect([line({ 'H-11': 1, 'H-12': 2 }, 1), line({ 'H-11': 2, 'H-12': 1 }, 1), line({ 'H-11': 1, 'H-12': 1 }, 1)]).toEqual([
    false,
    false,
    true,
  ]);
});
rule('MAAS-2.3.7-contour-fill#3', 'ground around a hollow ends at the hollow: whoever stands in it is low, and sees only its rim', () => {
  const rim = ['G-11', 'G-12', 'H-12', 'I-11', 'H-10', 'G-10'];
  const hollow: Board = { levels: Object.fromEntries(rim.map(name => [name, 1])) };
  for (const name of rim) expect(sees('H-11', 0, name, 1, hollow)).toBe(true);
  expect([sees('H-11', 0, 'K-11', 0, hollow), sees('E-11', 0, 'K-11', 0, hollow)]).toEqual([false, false]);
  // Filled up it would see as far as the rim does.
  expect(sees('H-11', 1, 'K-11', 1, { levels: { ...hollow.levels, 'H-11': 1, 'K-11': 1 } })).toBe(true);
});
