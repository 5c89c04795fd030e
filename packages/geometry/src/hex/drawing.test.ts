import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CORNERS, centreOf, cornersOf, extentOf, HEX_HEIGHT, HEX_WIDTH, hexAt } from './drawing.ts';
import { FACINGS, neighbour, opposite } from './facing.ts';
import { cellOf, contains, createGrid, hexesOf, hexOfCell } from './grid.ts';
import { fromOffset } from './offset.ts';

const hexes = fc.record({ q: fc.integer({ min: -99, max: 99 }), r: fc.integer({ min: -99, max: 99 }) });

describe('drawing units', () => {
  test('the first hex fits the corner of the map and even columns hang lower', () => {
    expect(centreOf(fromOffset(1, 1))).toEqual({ x: HEX_WIDTH / 2, y: HEX_HEIGHT / 2 });
    expect(centreOf(fromOffset(2, 1)).y).toBe(HEX_HEIGHT);
    expect(extentOf(16, 17)).toEqual({ x: 15 * 45 + 60, y: 17 * 52 + 26 });
  });
  test('neighbours share exactly two corners, on the hexside between them', () => {
    fc.assert(
      fc.property(hexes, fc.constantFrom(...FACINGS), (h, f) => {
        const mine = cornersOf(h);
        const theirs = cornersOf(neighbour(h, f));
        const back = opposite(f);
        expect([mine[f], mine[(f + 1) % 6]]).toEqual([theirs[(back + 1) % 6], theirs[back]]);
      }),
    );
  });
  test('every whole point strictly inside a hex finds it', () => {
    fc.assert(
      fc.property(hexes, fc.integer({ min: -29, max: 29 }), fc.integer({ min: -25, max: 25 }), (h, dx, dy) => {
        fc.pre(26 * Math.abs(dx) + 15 * Math.abs(dy) < 780);
        const { x, y } = centreOf(h);
        expect(hexAt({ x: x + dx, y: y + dy })).toEqual(h);
      }),
    );
  });
  test('a point on the border finds one of the hexes that share it', () => {
    fc.assert(
      fc.property(hexes, fc.constantFrom(...CORNERS), (h, corner) => {
        const { x, y } = centreOf(h);
        const found = hexAt({ x: x + corner.x, y: y + corner.y });
        expect(cornersOf(found)).toContainEqual({ x: x + corner.x, y: y + corner.y });
      }),
    );
  });
});

describe('grid', () => {
  const sizes = fc.record({ width: fc.integer({ min: 1, max: 40 }), height: fc.integer({ min: 1, max: 40 }) });
  test('cells and hexes are two names of one thing', () => {
    fc.assert(
      fc.property(sizes, ({ width, height }) => {
        const grid = createGrid(width, height);
        const all = hexesOf(grid);
        expect([...grid.cells]).toEqual(all.map(h => cellOf(grid, h)));
        expect(new Set(grid.cells).size).toBe(width * height);
        expect(all.map(h => hexOfCell(grid, cellOf(grid, h)))).toEqual(all);
        expect(grid.inside.reduce((sum, one) => sum + one, 0)).toBe(width * height);
      }),
      { numRuns: 30 },
    );
  });
  test('a step in cells is the step in hexes, on the map and off it', () => {
    fc.assert(
      fc.property(sizes, fc.nat(), fc.constantFrom(...FACINGS), (size, pick, facing) => {
        const grid = createGrid(size.width, size.height);
        const h = hexesOf(grid)[pick % grid.cells.length]!;
        const next = neighbour(h, facing);
        const cell = cellOf(grid, h) + grid.steps[facing]!;
        expect(grid.inside[cell]).toBe(contains(grid, next) ? 1 : 0);
        if (contains(grid, next)) expect(cell).toBe(cellOf(grid, next));
        else expect(cellOf(grid, next)).toBe(-1);
      }),
    );
  });
});
