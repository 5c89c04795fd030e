import { expect, test } from 'vitest';
import { mean, quantile, wilson } from './statistics.ts';

test('the interval is that of Wilson', () => {
  // 50 of 100: 0.4038 to 0.5962, the textbook case.
  expect(wilson(50, 100).from).toBeCloseTo(0.4038, 4);
  expect(wilson(50, 100).to).toBeCloseTo(0.5962, 4);
  expect(wilson(0, 10)).toMatchObject({ from: 0 });
  expect(wilson(0, 10).to).toBeCloseTo(0.2775, 4);
  expect(wilson(0, 0)).toEqual({ from: 0, to: 1 });
});

test('means and quantiles', () => {
  expect(mean([1, 2, 6])).toBe(3);
  expect(mean([])).toBe(0);
  expect(quantile([5, 1, 3, 2, 4], 0.5)).toBe(3);
  expect(quantile([1, 2, 3, 4], 1)).toBe(4);
});
