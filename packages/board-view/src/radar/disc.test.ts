import { expect, test } from 'vitest';
import { cellsOf, cellUnder, outlineOf, type RadarDisc } from './disc.ts';
import { radarGround } from './ground.ts';

const disc: RadarDisc = {
  middle: { x: 200, y: 200 },
  title: 'Map',
  rings: [
    { cells: 1, outer: 40, first: 0 },
    { cells: 1, outer: 80, first: 0 },
    { cells: 6, outer: 130, first: 0 },
    { cells: 12, outer: 190, first: 1 / 12 },
  ],
  names: [],
  world: false,
  lit: true,
};

test('whoever stands in a cell is found there again', () => {
  const cells = cellsOf(disc);
  expect(cells).toHaveLength(20);
  expect(cells.map(({ at }) => cellUnder(disc, at))).toEqual(cells.map((_, i) => i));
});

test('cells are counted clockwise, from the bearing at which their ring begins', () => {
  const [first] = cellsOf(disc).slice(8);
  // One o’clock lies up and to the right.
  expect(first!.at.x).toBeGreaterThan(200);
  expect(first!.at.y).toBeLessThan(100);
  expect(cellUnder(disc, { x: 200, y: 200 - 160 })).toBe(19);
  expect(cellUnder(disc, { x: 200, y: 200 - 200 })).toBeUndefined();
});

test('a point of the board means the middle of the cell that it lies in', () => {
  const { snap } = radarGround([disc], { x: 400, y: 400 });
  expect(snap!({ x: 205, y: 190 })).toEqual({ x: 200, y: 200 });
  expect(snap!({ x: 5, y: 5 })).toBeUndefined();
});

test('the border of a cell surrounds it', () => {
  for (const [i, { at }] of cellsOf(disc).entries()) {
    const outline = outlineOf(disc, i);
    // The annulus has a hole; its middle lies in the ring all the same.
    const inside = outline.filter((p, n) => {
      const q = outline[(n + 1) % outline.length]!;
      return p.y > at.y !== q.y > at.y && at.x < ((q.x - p.x) * (at.y - p.y)) / (q.y - p.y) + p.x;
    });
    expect(inside.length % 2).toBe(1);
  }
});
