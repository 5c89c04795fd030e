import { aim, skirmish } from '@sortie/testkit';
import { expect, test } from 'vitest';
import { objection, Rulebook } from './rulebook.ts';
import type { RuleId } from './shape.ts';
import { fill } from './words.ts';

const { ruleset, scenarios } = skirmish;
const core = ruleset.editions['core']!;
const state = ruleset.setup(scenarios[0]!.setup);
const ask = (question: 'toHit' | 'damage', ...more: readonly RuleId[]) =>
  Rulebook.compile(ruleset, [...core, ...more]).ask(question, aim(state, 0, 1));

test('a sum names the rule behind every term', () => {
  expect(ask('toHit')).toEqual({
    total: 4 + 4 + 2,
    terms: [
      { rule: 'SK-gunnery', value: 4, stage: 'base' },
      { rule: 'SK-range', value: 4 },
      { rule: 'SK-woods', value: 2, group: 'cover', note: '2 woods' },
    ],
  });
});

test('a waived term stays in the sum, with the rule that waived it', () => {
  const { total, terms } = ask('toHit', 'SK-infra-red');
  expect(total).toBe(8);
  expect(terms).toContainEqual({ rule: 'SK-woods', value: 2, group: 'cover', note: '2 woods', waivedBy: 'SK-infra-red' });
});

test('of a group only the largest term counts, and the first of equals', () => {
  const { total, terms } = ask('toHit', 'SK-smoke');
  expect(total).toBe(10);
  expect(terms.filter(term => term.outdoneBy)).toEqual([
    { rule: 'SK-woods', value: 2, group: 'cover', note: '2 woods', outdoneBy: 'SK-smoke' },
  ]);
});

test('a waived term of a group does not outdo the others', () => {
  const { terms } = ask('toHit', 'SK-smoke', 'SK-infra-red');
  expect(terms.find(term => term.rule === 'SK-smoke')).toEqual({ rule: 'SK-smoke', value: 2, group: 'cover' });
});

test('stages are fixed: multiply after adding, round, then hold between floor and cap', () => {
  expect(ask('damage').total).toBe(4);
  expect(ask('damage', 'SK-glancing').total).toBe(2);
  expect(ask('toHit', 'SK-easy')).toMatchObject({ total: 5 });
});

test('a rule that replaces another takes its place', () => {
  expect(ask('toHit', 'SK-easy').terms.map(({ rule }) => rule)).not.toContain('SK-range');
});

test('the order in which options are listed changes nothing', () => {
  const ids = ruleset.editions['everything']!;
  const [there, back] = [ids, [...ids].reverse()].map(list => Rulebook.compile(ruleset, list));
  expect(there!.rules).toEqual(back!.rules);
  expect(there!.order('attack')).toEqual(back!.order('attack'));
});

test('a list of rules that contradicts itself is refused in words', () => {
  const without = core.filter(id => id !== 'SK-woods');
  const needed = objection(ruleset.rules, [...without, 'SK-infra-red']);
  expect(needed && fill(needed)).toBe('SK-infra-red needs SK-woods, which is not in the list');
  expect(objection(ruleset.rules, ['SK-nonsense'])).toEqual({ text: 'there is no rule {id}', args: { id: 'SK-nonsense' } });
  expect(objection(ruleset.rules, core)).toBeUndefined();
});

test('a rule may put a step into a sequence by name', () => {
  expect(Rulebook.compile(ruleset, core).order('attack')).toEqual(['show', 'shoot', 'warm', 'hurt']);
  expect(Rulebook.compile(ruleset, [...core, 'SK-duck']).order('attack')).toEqual(['show', 'shoot', 'warm', 'hurt', 'ask']);
});
