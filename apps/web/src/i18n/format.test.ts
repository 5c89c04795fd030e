import { expect, test } from 'vitest';
import { formatAgo } from './format.ts';

const NOW = Date.UTC(2026, 10, 15, 12);

test('times are told by how long ago they were', () => {
  expect(formatAgo(NOW - 20_000, NOW)).toBe('this minute');
  expect(formatAgo(NOW - 5 * 60_000, NOW)).toBe('5 minutes ago');
  expect(formatAgo(NOW - 3 * 3_600_000, NOW)).toBe('3 hours ago');
  expect(formatAgo(NOW - 86_400_000, NOW)).toBe('yesterday');
  expect(formatAgo(NOW - 90 * 86_400_000, NOW)).toContain('2026');
});
