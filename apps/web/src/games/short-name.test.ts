import { expect, test } from 'vitest';
import { shortName } from './short-name.ts';

test('a name keeps as many of its words as fit, and its number', () => {
  expect(shortName('Griffin')).toBe('Griffin');
  expect(shortName('Jump Infantry Platoon #2')).toBe('Jump Infantry #2');
  expect(shortName('Mad Cat Prime')).toBe('Mad Cat Prime');
  expect(shortName('Black Hawk Prime #3')).toBe('Black Hawk #3');
});
