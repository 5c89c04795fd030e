import { derivation, Rulebook } from '@sortie/kernel';
import { describe, expect, test } from 'vitest';
import { goesBy } from './books.ts';
import { clauseOf, isKnown } from './clauses.ts';
import { readTable } from './csv.ts';
import { aim, skirmish } from './skirmish/skirmish.ts';

const { ruleset } = skirmish;
const [rules] = Object.values(ruleset.editions);
const [first] = rules!;
const state = ruleset.setup(skirmish.scenarios[0]!.setup);

describe('how a test goes by a line', () => {
  test('to compile a book, or to look whether it has the rule, is no play', async () => {
    expect(await goesBy([first!], () => expect(Rulebook.compile(ruleset, rules!).has(first!)).toBe(true))).toBeUndefined();
  });

  test('to ask it is, also if it was compiled before', async () => {
    const book = Rulebook.compile(ruleset, rules!);
    expect(
      await goesBy([first!], () => {
        book.ask('toHit', aim(state, 0, 1)!);
      }),
    ).toBe('play');
  });

  test('a game without the rule does not count', async () => {
    const book = Rulebook.compile(ruleset, rules!);
    expect(
      await goesBy(['SK-none'], () => {
        book.ask('toHit', aim(state, 0, 1)!);
      }),
    ).toBeUndefined();
  });

  test('an answer beside the games counts if it names the line or the rule that covers it', async () => {
    const answer = { total: 3, terms: [{ rule: 'SK-sum', value: 3 }] };
    const asks = () => void derivation.told({ pages: [answer] }, [{ id: 'SK-sum', covers: ['SK-part'] }, { id: 'SK-other' }]);
    expect(await goesBy(['SK-sum'], asks)).toBe('derivation');
    expect(await goesBy(['SK-part'], asks)).toBe('derivation');
    expect(await goesBy(['SK-other'], asks)).toBeUndefined();
    expect(await goesBy(['SK-sum'], () => undefined)).toBeUndefined();
  });
});

describe('clauses', () => {
  test('are known by their number', () => {
    expect(['QS-table-cluster', 'QS-table-cluster#1', 'QS-table-cluster#99', 'QS-none#1', 'XX-a'].map(isKnown)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(clauseOf('QS-table-cluster#1')?.table).toBe('quick-start-cluster-hits.csv');
  });

  test('tables are read by their columns, quoted cells too', () => {
    const [row] = readTable('name,"size, in tons",to hit\n"A ""B"", C",5,+2\n');
    expect([row!.at('name'), row!.number('size, in tons'), row!.number('to hit')]).toEqual(['A "B", C', 5, 2]);
    expect(() => row!.at('weight')).toThrow('no column weight');
    expect(() => row!.number('name')).toThrow('no number');
    expect(() => readTable('a,b\n1\n')).toThrow('1 cells under 2 columns');
  });
});
