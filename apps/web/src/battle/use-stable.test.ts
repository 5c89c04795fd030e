import { expect, test } from 'vitest';
import { same } from './use-stable.ts';

test('plain values are the same if they say the same', () => {
  expect(same({ a: 1, b: [{ c: 'x' }] }, { a: 1, b: [{ c: 'x' }] })).toBe(true);
  expect(same({ a: 1 }, { a: 1, b: undefined })).toBe(false);
  expect(same([1, 2], [1, 2, 3])).toBe(false);
  expect(same(Number.NaN, Number.NaN)).toBe(true);
  expect(same(null, {})).toBe(false);
});

test('functions and things with a class are only themselves', () => {
  const act = () => undefined;
  expect(same({ act }, { act })).toBe(true);
  expect(same({ act }, { act: () => undefined })).toBe(false);
  expect(same(new Map(), new Map())).toBe(false);
});
