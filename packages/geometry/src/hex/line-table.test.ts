import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cellOf, createGrid, hexesOf } from './grid.ts';
import { distance, type Hex } from './hex.ts';
import { between } from './line.ts';
import { lineBetween, lineTable, NEAR_END, NEAR_START } from './line-table.ts';

const grid = createGrid(13, 11);
const table = lineTable(grid);
const hexes = fc.constantFrom(...hexesOf(grid));

test('a line in cells is the line in hexes, those alone first, with both ends marked', () => {
  fc.assert(
    fc.property(hexes, hexes, (from, to) => {
      const cell = cellOf(grid, from);
      const [alone, ...entries] = lineBetween(table, cell, cellOf(grid, to));
      const steps = between(from, to);
      const wanted = [...steps.filter(step => step.length === 1), ...steps.filter(step => step.length === 2)].flat();
      const entryOf = (h: Hex): number => {
        const near = (distance(h, from) === 1 ? NEAR_START : 0) | (distance(h, to) === 1 ? NEAR_END : 0);
        return (grid.origin + h.r * grid.stride + h.q - cell) * 4 + near;
      };
      expect(alone).toBe(steps.filter(step => step.length === 1).length);
      expect(entries).toEqual(wanted.map(entryOf));
      expect(lineBetween(table, cell, cellOf(grid, to))).toBe(lineBetween(table, cell, cellOf(grid, to)));
    }),
  );
});

test('each grid has one table', () => {
  const other = createGrid(3, 3);
  expect(lineTable(grid)).toBe(table);
  expect(lineTable(other)).not.toBe(table);
  expect(lineTable(grid)).toBe(table);
});

test('a displacement names one line only, whatever the size of the map', () => {
  for (const size of [createGrid(1, 9), createGrid(9, 1), createGrid(7, 30)]) {
    const seen = new Map<number, string>();
    for (const from of hexesOf(size)) {
      for (const to of hexesOf(size)) {
        const way = `${to.q - from.q},${to.r - from.r}`;
        const step = cellOf(size, to) - cellOf(size, from);
        expect(seen.get(step) ?? way).toBe(way);
        seen.set(step, way);
      }
    }
  }
});
