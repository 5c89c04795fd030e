import { skirmish } from '@sortie/testkit';
import { expect, test } from 'vitest';
import type { Rule } from './rule.ts';
import { Rulebook } from './rulebook.ts';

type Toy = typeof skirmish extends { readonly ruleset: { readonly rules: readonly (infer R)[] } } ? R : never;
const { ruleset } = skirmish;
const withRule = (rule: Partial<Toy>) => ({
  ...ruleset,
  rules: [...ruleset.rules, { id: 'SK-x', cite: 'test', kind: 'house', ...rule } as Toy],
});
const run = () => undefined;

test('a step can stand before another or in its place', () => {
  const before = withRule({ steps: { attack: [{ name: 'lookOut', before: 'shoot', run }] } });
  const instead = withRule({ steps: { attack: [{ name: 'shove', insteadOf: 'shoot', run }] } });
  expect(Rulebook.compile(before, ['SK-x']).order('attack')).toEqual(['show', 'lookOut', 'shoot', 'warm', 'hurt']);
  expect(Rulebook.compile(instead, ['SK-x']).order('attack')).toEqual(['show', 'shove', 'warm', 'hurt']);
});

test('a step may lean on one that a rule with a larger id inserts', () => {
  const early = { id: 'SK-a', cite: 'test', kind: 'house', steps: { attack: [{ name: 'brace', before: 'lookOut', run }] } } as Toy;
  const late = withRule({ steps: { attack: [{ name: 'lookOut', before: 'shoot', run }] } });
  const both = { ...late, rules: [early, ...late.rules] };
  expect(Rulebook.compile(both, ['SK-a', 'SK-x']).order('attack')).toEqual(['show', 'brace', 'lookOut', 'shoot', 'warm', 'hurt']);
});

test('where a chosen rule takes the place of a step, a common one with a larger id does not take it back', () => {
  const ran: string[] = [];
  const taking = (id: string, kind: Toy['kind']) =>
    ({
      id,
      cite: 'test',
      kind,
      steps: { attack: [{ name: 'shoot', insteadOf: 'shoot', run: () => void ran.push(id) }] },
    }) as unknown as Toy;
  const both = { ...ruleset, rules: [...ruleset.rules, taking('SK-a', 'advanced'), taking('SK-b', 'core')] };
  const shoot = Rulebook.compile(both, ['SK-a', 'SK-b'])
    .steps('attack')
    .find(({ name }) => name === 'shoot');
  shoot?.run(undefined as never, undefined as never);
  expect(ran).toEqual(['SK-a']);
});

test('a step that leans on nothing is an error that names the rule', () => {
  const lost = withRule({ steps: { attack: [{ name: 'x', after: 'nowhere', run }] } } as Partial<Toy> & Partial<Rule<never>>);
  expect(() => Rulebook.compile(lost, ['SK-x'])).toThrow('SK-x refers to the step nowhere, which does not exist');
});

test('an objection may ask the rulebook what other rules say', () => {
  const dear = withRule({
    forbids: { fire: (_view, _command, _seat, book) => (book.has('SK-gunnery') ? 'the book was asked' : undefined) },
  });
  const state = ruleset.setup(skirmish.scenarios[0]!.setup);
  const book = Rulebook.compile(dear, ['SK-gunnery', 'SK-x']);
  const fire = { type: 'fire', unit: 0, target: 1 } as const;
  expect(book.check(ruleset.view(state, 0), fire, 0)).toEqual([{ rule: 'SK-x', reason: 'the book was asked' }]);
  expect(book.allows(ruleset.view(state, 0), fire, 0)).toBe(false);
});
