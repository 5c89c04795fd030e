import { describe, expect, test } from 'vitest';
import { panelGround } from './ground.ts';
import { COLUMN, FRAME, HALF_ROW, type PanelPoint } from './panel.ts';
import { scorchedTable } from './table.ts';

const point = (x: number, y: number): PanelPoint => ({
  at: { x: FRAME + x * COLUMN, y: FRAME + y * HALF_ROW },
  terrain: 'clear',
  level: 0,
  rise: 0,
  name: `${x}/${y}`,
});
const points = Array.from({ length: 9 }, (_, x) => Array.from({ length: 9 }, (__, y) => ({ x, y }))).flat();
const ground = panelGround({
  points: points.filter(({ x, y }) => (x + y) % 2 === 0).map(({ x, y }) => point(x, y)),
  size: { x: 8 * COLUMN, y: 8 * HALF_ROW },
  seams: [],
  letters: [],
});

describe('joined panels', () => {
  test('are as large as their points with a frame around them', () => {
    expect(ground.extent).toEqual({ x: 8 * COLUMN + 2 * FRAME, y: 8 * HALF_ROW + 2 * FRAME });
  });

  test('mean the nearest point', () => {
    expect(ground.snap?.({ x: FRAME + COLUMN + 5, y: FRAME + HALF_ROW - 8 })).toEqual(point(1, 1).at);
    expect(ground.snap?.({ x: 0, y: 0 })).toEqual(point(0, 0).at);
  });

  test('let arrow keys keep straight from column to column', () => {
    let at = point(0, 4).at;
    for (let x = 1; x <= 6; x++) {
      at = ground.snap!({ x: at.x + ground.stride.x, y: at.y })!;
      expect(at.x).toBe(FRAME + x * COLUMN);
    }
    expect(at).toEqual(point(6, 4).at);
  });
});

test('an open table has no points: every place is one', () => {
  const table = scorchedTable({ size: { x: 520, y: 520 }, pieces: [] });
  expect(table.snap).toBeUndefined();
  expect(table.stride).toEqual({ x: 52, y: 52 });
});
