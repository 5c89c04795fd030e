import type { Rule } from '@sortie/kernel';
import { type Classic, classic } from '@sortie/rules-classic';
import { expect, test } from 'vitest';
import { termName } from '../terms.ts';

/** Sums that players are shown with their terms. */
const SHOWN = ['toHit', 'piloting', 'walkMp', 'jumpMp', 'blowDamage'] as const;

const speaksTo = (rule: Rule<Classic>, question: string): boolean =>
  [rule.base, rule.adds, rule.multiplies, rule.atLeast, rule.atMost].some(terms => terms && question in terms);

test('every term of a sum that players see has a word', () => {
  const speaking = classic.ruleset.rules.filter(rule => SHOWN.some(question => speaksTo(rule, question)));
  expect(speaking.length).toBeGreaterThan(100);
  expect(speaking.filter(({ id }) => !termName({ rule: id, value: 1 })).map(({ id }) => id)).toEqual([]);
});
