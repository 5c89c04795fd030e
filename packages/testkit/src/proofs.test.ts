import { describe, expect, test } from 'vitest';
import { mergeProofs, noProofs, type Proofs, type RuleTest } from './proofs.ts';

const passed = (id: string, sentence: string): RuleTest => ({ id, sentence, state: 'passed' });

describe('proofs of a test run', () => {
  test('files that were run replace their entries, others stay', () => {
    const before: Proofs = { version: 1, files: { 'a.test.ts': { 'QS-a': ['old'] }, 'b.test.ts': { 'QS-b': ['kept'] } } };
    const after = mergeProofs(before, new Map([['a.test.ts', [passed('QS-c', 'new')]]]));
    expect(after.files).toEqual({ 'a.test.ts': { 'QS-c': ['new'] }, 'b.test.ts': { 'QS-b': ['kept'] } });
  });

  test('a full run drops files that no longer exist', () => {
    const before: Proofs = { version: 1, files: { 'gone.test.ts': { 'QS-a': ['old'] } } };
    expect(mergeProofs(before, new Map(), new Set(['a.test.ts']))).toEqual(noProofs);
  });

  test('a line with a failing test is not proven by that file', () => {
    const run = new Map([['a.test.ts', [passed('QS-a', 'one'), { id: 'QS-a', sentence: 'two', state: 'failed' as const }]]]);
    expect(mergeProofs(noProofs, run)).toEqual(noProofs);
  });

  test('a skipped test keeps what it proved before and proves nothing new', () => {
    const before: Proofs = { version: 1, files: { 'a.test.ts': { 'QS-a': ['one'] } } };
    const skipped = (sentence: string): RuleTest => ({ id: 'QS-a', sentence, state: 'skipped' });
    expect(mergeProofs(before, new Map([['a.test.ts', [skipped('one'), skipped('two')]]]))).toEqual(before);
  });

  test('the order is stable', () => {
    const run = new Map([
      ['b.test.ts', [passed('QS-b', 'z'), passed('QS-a', 'y'), passed('QS-a', 'x')]],
      ['a.test.ts', [passed('QS-a', 'x')]],
    ]);
    const files = mergeProofs(noProofs, run).files;
    expect(JSON.stringify(files)).toBe('{"a.test.ts":{"QS-a":["x"]},"b.test.ts":{"QS-a":["x","y"],"QS-b":["z"]}}');
  });
});
