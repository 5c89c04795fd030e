import { expect, test } from 'vitest';
import { RULES } from '../ruleset.ts';
import { READINGS } from './readings.ts';

test('every reading that can be switched names a rule of the game, and every other one says why there is no switch', () => {
  const ids = new Set<string>(RULES.map(({ id }) => id));
  expect(READINGS).toHaveLength(75);
  expect(READINGS.filter(one => 'switch' in one && !ids.has(one.switch))).toEqual([]);
  expect(READINGS.filter(one => 'settled' in one && one.settled === '')).toEqual([]);
});
