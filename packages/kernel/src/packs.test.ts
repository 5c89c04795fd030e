import { expect, test } from 'vitest';
import { everythingOf, optionalOf, packed, withoutRules, withRules } from './packs.ts';

const rules = [
  { id: 'X-core', kind: 'core' },
  { id: 'X-table', kind: 'core' },
  { id: 'X-a', kind: 'optional', needs: ['X-b'] },
  { id: 'X-b', kind: 'optional' },
  { id: 'X-c', kind: 'advanced', needs: ['X-a'] },
  { id: 'X-new', kind: 'optional', replaces: ['X-table'] },
  { id: 'X-newer', kind: 'optional', replaces: ['X-table'] },
] as const;
const editions = { usual: ['X-core', 'X-table'], other: ['X-core'] } as const;

test('a rule comes with what it needs, and goes with what needs it', () => {
  expect(withRules(rules, ['X-core'], ['X-c'])).toEqual(['X-core', 'X-c', 'X-a', 'X-b']);
  expect(withoutRules(rules, ['X-core', 'X-c', 'X-a', 'X-b'], ['X-b'])).toEqual(['X-core']);
  expect(withoutRules(rules, ['X-core', 'X-c', 'X-a', 'X-b'], ['X-c'])).toEqual(['X-core', 'X-a', 'X-b']);
});

test('what does not go together with the list stays out', () => {
  expect(withRules(rules, ['X-core'], ['X-new', 'X-newer', 'X-unknown'])).toEqual(['X-core', 'X-new']);
});

test('a pack adds to what is played, unless it is a whole way to play', () => {
  expect(packed({ rules, editions }, ['X-core', 'X-b'], { rules: ['X-a'] })).toEqual(['X-core', 'X-b', 'X-a']);
  expect(packed({ rules, editions }, ['X-core', 'X-b'], { edition: 'other', rules: ['X-new'] })).toEqual(['X-core', 'X-new']);
});

test('everything is all that may be left out', () => {
  expect(optionalOf(rules)).toEqual(['X-a', 'X-b', 'X-c', 'X-new', 'X-newer']);
  expect(packed({ rules, editions }, [], everythingOf(rules, 'usual'))).toEqual(['X-core', 'X-table', 'X-a', 'X-b', 'X-c', 'X-new']);
});
