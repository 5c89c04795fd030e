import type { RuleId } from '@sortie/kernel';
import { rule } from '@sortie/testkit';
import { expect, test } from 'vitest';
import { groundOf } from '../board/compile.ts';
import { at, position, type Wanted } from '../proving/position.ts';
import { sightBy } from '../proving/sight.ts';

const HALVING: RuleId = 'MAAS-reading-05-halving';

/** Is the line between two points at two levels open? Both ways, since that must not matter (6.7). */
function open(board: Omit<Wanted, 'units'>, a: string, aLevel: number, b: string, bLevel: number, ...by: readonly RuleId[]): boolean {
  const ground = groundOf(position({ ...board, units: [] }).map);
  const there = !ground.blocked(at(a), aLevel, at(b), bLevel, sightBy(...by));
  expect(!ground.blocked(at(b), bLevel, at(a), aLevel, sightBy(...by))).toBe(there);
  return there;
}

/** Columns run north to south: row A is 0. `column('H', 'J')` are the points H-11, I-11, J-11. */
const point = (row: number): string => `${String.fromCharCode(65 + row)}-11`;
const woods = (...rows: readonly number[]) => ({ terrain: Object.fromEntries(rows.map(row => [point(row), 'woods' as const])) });
/** How far beyond the obstacle somebody is hidden, looking down a column from row 0. */
function hiddenBeyond(
  board: Omit<Wanted, 'units'>,
  high: number,
  obstacle: number,
  low: number,
  ...by: readonly RuleId[]
): readonly number[] {
  const rows = Array.from({ length: 17 - obstacle }, (_, i) => obstacle + 1 + i);
  return rows.filter(row => !open(board, point(0), high, point(row), low, ...by)).map(row => row - obstacle);
}

rule(
  'MAAS-6.1-determination',
  'any meta-hex of blocking terrain that the line crosses counts, the two ends do not; neighbours see each other',
  () => {
    expect(open(woods(4), point(0), 0, point(8), 0)).toBe(false);
    expect(open(woods(0, 8), point(0), 0, point(8), 0)).toBe(true);
    expect(open({ terrain: { 'H-11': 'woods', 'H-12': 'building' } }, 'H-11', 0, 'H-12', 0)).toBe(true);
    // A line that only grazes a corner of the meta-hex is open.
    expect(open({ terrain: { 'H-11': 'woods' } }, 'F-13', 0, 'J-13', 0)).toBe(true);
  },
);
rule('MAAS-6.1-between-two', 'along a common border only terrain on both sides blocks, by the lower of the two', () => {
  // Due south along column 11 the meta-hexes of columns 10 and 12 are met along their sides.
  expect(open({ terrain: { 'H-12': 'woods' } }, 'F-11', 0, 'K-11', 0)).toBe(true);
  expect(open({ terrain: { 'H-10': 'woods', 'H-12': 'woods' } }, 'F-11', 0, 'K-11', 0)).toBe(false);
  expect(open({ terrain: { 'H-10': 'rubble', 'H-12': 'woods' } }, 'F-11', 2, 'K-11', 2)).toBe(true);
  expect(open({ terrain: { 'H-10': 'rubble', 'H-12': 'woods' } }, 'F-11', 1, 'K-11', 1)).toBe(false);
});
rule('MAAS-6.2-equal-or-lower-both', 'terrain no higher than both does not block', () => {
  expect(open(woods(4), point(0), 6, point(8), 6)).toBe(true);
  expect(open(woods(4), point(0), 8, point(5), 6)).toBe(true);
});
rule('MAAS-6.3-higher-than-both', 'terrain higher than both blocks at any distance', () => {
  expect(open(woods(4), point(0), 5, point(17), 5)).toBe(false);
  expect(open({ levels: { [point(4)]: 1 } }, point(0), 0, point(17), 0)).toBe(false);
});
rule('MAAS-6.4-equal-to-higher', 'as many points are blind beyond the obstacle as lie before it', () => {
  expect(hiddenBeyond(woods(5), 6, 5, 0)).toEqual([1, 2, 3, 4, 5]);
});
rule('MAAS-6.4-count-point', 'counted to the furthest of several, and to the crest of a hill', () => {
  expect(hiddenBeyond(woods(2, 3, 4), 6, 4, 0)).toEqual([1, 2, 3, 4]);
  const hill = { levels: { [point(0)]: 1, [point(1)]: 1, [point(2)]: 1, [point(3)]: 1 } };
  expect(hiddenBeyond(hill, 1, 3, 0)).toEqual([1, 2, 3]);
});
rule('MAAS-6.5-higher-than-one', 'one blind point less for each level above the terrain: seven away and two above leave five', () => {
  expect(hiddenBeyond(woods(7), 8, 7, 0)).toEqual([1, 2, 3, 4, 5]);
  expect(sightBy().blind(7, 2, 0, 0)).toBe(5);
});
rule('MAAS-6.5-minimum-one', 'the point right behind the obstacle is always blind', () => {
  expect(hiddenBeyond(woods(2), 11, 2, 0)).toEqual([1]);
  expect(sightBy().blind(2, 5, 9, 0)).toBe(1);
});
rule('MAAS-6.5-rounding', 'by the reading of the example seven halves twice to one and three quarters, which is two', () => {
  expect(sightBy(HALVING).blind(7, 2, 0, 0)).toBe(2);
  expect(sightBy(HALVING).blind(7, 1, 0, 0)).toBe(4);
  expect(sightBy(HALVING).blind(5, 2, 0, 0)).toBe(1);
  expect(hiddenBeyond(woods(7), 8, 7, 0, HALVING)).toEqual([1, 2]);
});
rule('MAAS-6.6-lower-unit-height', 'one blind point less for each level the lower soldier is off its own ground', () => {
  expect(hiddenBeyond(woods(5), 6, 5, 2)).toEqual([1, 2, 3]);
  const plateau = { ...woods(5), levels: Object.fromEntries([6, 7, 8, 9, 10, 11].map(row => [point(row), 1])) };
  expect(hiddenBeyond(plateau, 6, 5, 1).slice(0, 6)).toEqual([1, 2, 3, 4, 5]);
  // The other reading counts from level 0.
  expect(hiddenBeyond(plateau, 6, 5, 1, 'MAAS-reading-06-from-level-zero').slice(0, 6)).toEqual([1, 2, 3, 4]);
});
rule('MAAS-6.6-rebase-note', 'on a plateau all heights may be counted from the lower soldier’s ground', () => {
  const flat = hiddenBeyond(woods(5), 8, 5, 0);
  const raised = { ...woods(5), levels: Object.fromEntries(Array.from({ length: 18 }, (_, row) => [point(row), 2])) };
  expect(hiddenBeyond(raised, 10, 5, 2)).toEqual(flat);
});
rule('MAAS-6.7-reciprocity', 'whoever sees is seen: random pairs on a random map', () => {
  let seed = 11;
  const pick = (n: number): number => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return (seed >>> 16) % n;
  };
  const names = Array.from(
    { length: 600 },
    (_, i) => `${String.fromCharCode(65 + (i % 17))}-${String(1 + Math.floor(i / 17)).padStart(2, '0')}`,
  );
  const terrain = Object.fromEntries(
    names.filter(() => pick(5) === 0).map(name => [name, (['woods', 'building', 'rubble'] as const)[pick(3)]!]),
  );
  const levels = Object.fromEntries(names.filter(() => pick(4) === 0).map(name => [name, 1 + pick(2)]));
  const ground = groundOf(position({ terrain, levels, units: [] }).map);
  let seen = 0;
  for (let i = 0; i < 3000; i++) {
    const [a, b] = [ground.spots[pick(613)]!, ground.spots[pick(613)]!];
    const [la, lb] = [ground.level(a) + pick(12), ground.level(b) + pick(12)];
    const one = ground.blocked(a, la, b, lb, sightBy());
    expect(ground.blocked(b, lb, a, la, sightBy())).toBe(one);
    if (!one) seen++;
  }
  expect(seen).toBeGreaterThan(300);
  expect(seen).toBeLessThan(2900);
});
rule('MAAS-6.8-blocking-terrain', 'buildings, woods and hills block; bunkers, marsh, slag, water and clear ground do not', () => {
  for (const terrain of ['woods', 'building'] as const)
    expect(open({ terrain: { [point(4)]: terrain } }, point(0), 0, point(8), 0)).toBe(false);
  for (const terrain of ['marsh', 'slag', 'water', 'bridge', 'clear'] as const)
    expect(open({ terrain: { [point(4)]: terrain } }, point(0), 0, point(8), 0)).toBe(true);
  expect(open({ works: { [point(4)]: 'bunker' } }, point(0), 0, point(8), 0)).toBe(true);
  expect(open({ levels: { [point(4)]: 1 } }, point(0), 0, point(8), 0)).toBe(false);
});
rule('MAAS-6.8-contour-edge', 'a line along the edges of hills is open, even with hills on both sides', () => {
  const hills = { levels: { 'H-10': 1, 'H-12': 1 } };
  expect(open(hills, 'F-11', 0, 'K-11', 0)).toBe(true);
  expect(open(hills, 'F-12', 0, 'K-12', 0)).toBe(false);
  // The other reading lets hills on both sides block.
  expect(open(hills, 'F-11', 0, 'K-11', 0, 'MAAS-reading-08-hills-along-edges')).toBe(false);
});
for (const id of ['MAAS-6.9-overlap', 'MAAS-2.2-meta-hex-intersection'])
  rule(id, 'where meta-hexes overlap the one that hinders more counts', () => {
    // The line D-11 to L-12 passes the triangle that woods and a low building share.
    const board = { terrain: { 'H-11': 'rubble', 'H-12': 'woods' } as const };
    expect(open(board, 'D-11', 3, 'L-12', 3)).toBe(false);
    expect(open({ terrain: { 'H-11': 'rubble' } }, 'D-11', 3, 'L-12', 3)).toBe(true);
    expect(open({ terrain: { 'H-12': 'woods' } }, 'D-11', 3, 'L-12', 3)).toBe(false);
  });

const EXAMPLES: Readonly<Record<string, () => void>> = {
  'MAAS-6.x-example-1': () => {
    const board = { ...woods(1, 2), levels: { [point(3)]: 1, [point(4)]: 1, [point(5)]: 1, [point(6)]: 1 } };
    expect(hiddenBeyond(board, 6, 2, 1).filter(beyond => beyond <= 4)).toEqual([1, 2]);
  },
  'MAAS-6.x-example-2': () => expect(hiddenBeyond(woods(3, 4), 8, 4, 1)).toEqual([1]),
  'MAAS-6.x-example-3': () => {
    const hill = { levels: Object.fromEntries([0, 1, 2, 3].map(row => [point(row), 1])) };
    expect(hiddenBeyond(hill, 1, 3, 0)).toEqual([1, 2, 3]);
  },
  'MAAS-6.x-example-4': () => {
    for (const row of [5, 9, 17]) expect(open(woods(4), point(0), 8, point(row), 6)).toBe(true);
  },
  'MAAS-6.x-example-5': () => {
    for (const row of [5, 9, 17]) expect(open({ levels: { [point(4)]: 1 } }, point(0), 0, point(row), 0)).toBe(false);
  },
  'MAAS-6.x-example-6': () => {
    const hills = { levels: { 'H-10': 1, 'H-12': 1 } };
    expect(open(hills, 'F-11', 0, 'K-11', 0)).toBe(true);
    expect(open(hills, 'F-10', 0, 'K-10', 0)).toBe(false);
  },
  'MAAS-6.x-example-7': () => {
    // A hill at H-11 beside level ground: the line along its eastern side is open, one across the corner of it is not.
    const hill = { levels: { 'H-11': 1 } };
    expect(open(hill, 'F-12', 0, 'J-12', 0)).toBe(true);
    expect(open(hill, 'F-12', 0, 'K-11', 0)).toBe(false);
  },
};
for (const [id, body] of Object.entries(EXAMPLES)) rule(id, 'comes out as the book says', body);
rule('MAAS-6.x-examples', 'all seven come out together', () => {
  for (const body of Object.values(EXAMPLES)) body();
});

test('a flier above everything sees everything', () => {
  expect(open(woods(3, 4, 5), point(0), 12, point(17), 12)).toBe(true);
});
