import { expect, test } from 'vitest';
import { meanInterval, quantile, wilson } from './interval.ts';

test.each([
  // Known values of Wilson's interval without correction for continuity.
  [0, 10, 0, 0.2775],
  [5, 10, 0.2366, 0.7634],
  [81, 100, 0.7222, 0.8749],
  [390, 400, 0.9546, 0.9864],
  [10, 10, 0.7225, 1],
])('%i of %i is between %f and %f', (hits, of, from, to) => {
  const interval = wilson(hits, of);
  expect(interval.from).toBeCloseTo(from, 4);
  expect(interval.to).toBeCloseTo(to, 4);
});

test('without games anything is possible', () => expect(wilson(0, 0)).toEqual({ from: 0, to: 1 }));

test('a mean is as sure as its values agree', () => {
  expect(meanInterval([2, 2, 2, 2])).toEqual({ from: 2, to: 2 });
  const { from, to } = meanInterval([1, 2, 3, 4, 5]);
  // Standard deviation 1.5811, divided by the root of 5: 0.7071.
  expect(from).toBeCloseTo(3 - 1.959964 * Math.SQRT1_2, 4);
  expect(to).toBeCloseTo(3 + 1.959964 * Math.SQRT1_2, 4);
  expect(meanInterval([7]).to).toBe(Number.POSITIVE_INFINITY);
});

test('quantiles are values that occurred', () => {
  expect([quantile([5, 1, 3, 2, 4], 0.5), quantile([5, 1, 3, 2, 4], 0.95), quantile([], 0.5)]).toEqual([3, 5, 0]);
});
