import { expect, test } from 'vitest';
import { choicesFor } from './loads.ts';

test('a bin offers what fits into it and is made by the same people, its own ammunition first', () => {
  const [first = []] = choicesFor('GRF-1N');
  const names = first.map(({ id }) => id);
  expect(names[0]).toBe('IS Ammo LRM-10');
  expect(names).toContain('IS Ammo LRM-10 Smoke');
  expect(names.some(id => id.startsWith('Clan'))).toBe(false);
  expect(new Set(first.map(({ rack }) => rack))).toEqual(new Set([10]));
});
