import { describe, expect, test } from 'vitest';
import { mergeProofs, noProofs, type Proof, type Proofs, type RuleTest, writeProofs } from './proofs.ts';

const passed = (id: string, sentence: string): RuleTest => ({ id, sentence, state: 'passed', way: 'play' });
const held = (...proofs: readonly Proof[]): Proofs => ({ version: 2, proofs });

describe('proofs of a test run', () => {
  test('files that were run replace their entries, others stay', () => {
    const before = held(['QS-a', 'a.test.ts', 'play', 'old'], ['QS-b', 'b.test.ts', '', 'kept']);
    const after = mergeProofs(before, new Map([['a.test.ts', [passed('QS-c', 'new')]]]));
    expect(after.proofs).toEqual([
      ['QS-b', 'b.test.ts', '', 'kept'],
      ['QS-c', 'a.test.ts', 'play', 'new'],
    ]);
  });

  test('a full run drops files that no longer exist', () => {
    expect(mergeProofs(held(['QS-a', 'gone.test.ts', '', 'old']), new Map(), new Set(['a.test.ts']))).toEqual(noProofs);
  });

  test('a clause with a failing test is not proven by that file', () => {
    const run = new Map([['a.test.ts', [passed('QS-a#1', 'one'), { id: 'QS-a#1', sentence: 'two', state: 'failed' as const }]]]);
    expect(mergeProofs(noProofs, run)).toEqual(noProofs);
  });

  test('a skipped test keeps what it proved before and proves nothing new', () => {
    const before = held(['QS-a#1', 'a.test.ts', 'table', 'one']);
    const skipped = (sentence: string): RuleTest => ({ id: 'QS-a#1', sentence, state: 'skipped' });
    expect(mergeProofs(before, new Map([['a.test.ts', [skipped('one'), skipped('two')]]]))).toEqual(before);
  });

  test('a test that has not gone by its line is kept apart', () => {
    const run = new Map([['a.test.ts', [passed('QS-a', 'one'), { id: 'QS-a', sentence: 'two', state: 'passed' as const }]]]);
    expect(mergeProofs(noProofs, run).proofs).toEqual([
      ['QS-a', 'a.test.ts', '', 'two'],
      ['QS-a', 'a.test.ts', 'play', 'one'],
    ]);
  });

  test('the order is that of lines and clauses, and every proof is a row', () => {
    const run = new Map([
      ['b.test.ts', [passed('QS-b', 'z'), passed('QS-a#10', 'y'), passed('QS-a#2', 'x'), passed('QS-a#2', 'w')]],
      ['a.test.ts', [passed('QS-a#2', 'x')]],
    ]);
    expect(writeProofs(mergeProofs(noProofs, run)).split('\n')).toEqual([
      '{"version":2,"proofs":[',
      '["QS-a#2","a.test.ts","play","x"],',
      '["QS-a#2","b.test.ts","play","w","x"],',
      '["QS-a#10","b.test.ts","play","y"],',
      '["QS-b","b.test.ts","play","z"]',
      ']}',
      '',
    ]);
  });
});
