import { fromOffset } from '@sortie/geometry';
import { expect, test } from 'vitest';
import { nextAround, nextIn, walked } from './walk.ts';

const size = { width: 4, height: 3 };

test('a walk over hexes follows the printed columns and rows and stays on the map', () => {
  expect(walked(fromOffset(2, 2), 1, 0, size)).toEqual(fromOffset(3, 2));
  expect(walked(fromOffset(2, 2), 0, -1, size)).toEqual(fromOffset(2, 1));
  expect(walked(fromOffset(4, 3), 1, 1, size)).toEqual(fromOffset(4, 3));
  expect(walked(fromOffset(1, 1), -1, -1, size)).toEqual(fromOffset(1, 1));
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
