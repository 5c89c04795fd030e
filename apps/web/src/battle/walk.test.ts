import type { Ground } from '@sortie/board-view';
import { fromOffset } from '@sortie/geometry';
import { expect, test } from 'vitest';
import { nextAround, nextIn, walked } from './walk.ts';

const map: Ground = { width: 4, height: 3, sites: [] };
const table: Ground = { extent: { x: 100, y: 60 }, paint: () => {}, stride: { x: 10, y: 10 } };

test('a walk over hexes follows the printed columns and rows and stays on the map', () => {
  expect(walked(fromOffset(2, 2), 1, 0, map)).toEqual(fromOffset(3, 2));
  expect(walked(fromOffset(2, 2), 0, -1, map)).toEqual(fromOffset(2, 1));
  expect(walked(fromOffset(4, 3), 1, 1, map)).toEqual(fromOffset(4, 3));
  expect(walked(fromOffset(1, 1), -1, -1, map)).toEqual(fromOffset(1, 1));
});

test('on a table it goes by strides, or to the points that the board knows', () => {
  expect(walked({ x: 50, y: 30 }, 1, -1, table)).toEqual({ x: 60, y: 20 });
  expect(walked({ x: 95, y: 2 }, 1, -1, table)).toEqual({ x: 100, y: 0 });
  const points: Ground = { ...table, snap: ({ x }) => (x < 90 ? { x, y: 0 } : undefined) };
  expect(walked({ x: 50, y: 30 }, 1, 0, points)).toEqual({ x: 60, y: 0 });
  expect(walked({ x: 85, y: 30 }, 1, 0, points)).toEqual({ x: 85, y: 30 });
});

test('cycling ends after the last, so that the focus can leave the board', () => {
  expect(nextIn(['a', 'b'], undefined, 1)).toBe('a');
  expect(nextIn(['a', 'b'], 'a', 1)).toBe('b');
  expect(nextIn(['a', 'b'], 'b', 1)).toBeUndefined();
  expect(nextIn(['a', 'b'], undefined, -1)).toBe('b');
  expect(nextIn(['a', 'b'], 'gone', 1)).toBe('a');
  expect(nextAround(['a', 'b'], 'b', 1)).toBe('a');
  expect(nextAround([], undefined, 1)).toBeUndefined();
});

test('where places are wide, an arrow goes on until it comes to another one', () => {
  const cell = ({ x, y }: { readonly x: number; readonly y: number }) => ({
    x: Math.floor(x / 100) * 100 + 50,
    y: Math.floor(y / 100) * 100 + 50,
  });
  const radar = { extent: { x: 400, y: 400 }, stride: { x: 30, y: 30 }, snap: cell, paint: () => undefined };
  expect(walked({ x: 50, y: 50 }, 0, 1, radar)).toEqual({ x: 50, y: 150 });
  expect(walked({ x: 150, y: 150 }, -1, 0, radar)).toEqual({ x: 50, y: 150 });
});
