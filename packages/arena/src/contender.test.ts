import { expect, test } from 'vitest';
import { namesOf } from './contender.ts';

test('two of a kind are told apart by their letters, others by what they are', () => {
  expect(namesOf({ a: { level: 'veteran' }, b: { level: 'veteran' } })).toEqual(['veteran (A)', 'veteran (B)']);
  expect(namesOf({ a: { level: 'ace', ms: 1000 }, b: { level: 'ace', ms: 200 } })).toEqual(['ace at 1000 ms', 'ace at 200 ms']);
});
