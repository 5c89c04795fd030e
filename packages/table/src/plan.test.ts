import { skirmish } from '@sortie/testkit';
import { expect, test } from 'vitest';
import { namedBy, type Plan, termsOf } from './plan.ts';

test('a table is opened on what its set-up orders, laid out', () => {
  const [scenario] = skirmish.scenarios;
  const plan = { game: 'skirmish', scenario: scenario!.id, seats: [{ kind: 'me' }, { kind: 'me' }], dice: 'seeded' } as const;
  const other = { ...scenario!.setup };
  const terms = termsOf({ ...skirmish, laid: () => other }, plan, () => 'Opponent');
  expect(terms.ok && terms.value.setup).toBe(other);
});

test('a scenario of one’s own names its table and whom it seats, and its texts stay with the terms', () => {
  const { setup, rules } = skirmish.scenarios[0]!;
  const story = { title: 'The ford', roles: ['Guard', 'Raiders'], briefing: 'The river is high.', orders: ['Hold.', 'Cross.'] };
  const own: Plan = { game: 'skirmish', setup, rules, story, seats: [{ kind: 'me' }, { kind: 'me' }], dice: 'seeded' };
  const terms = termsOf(skirmish, own, () => 'Opponent');
  if (!terms.ok) throw new Error(terms.problem);
  expect(terms.value.story).toEqual(story);
  expect(namedBy(skirmish, terms.value)).toEqual({ title: 'The ford', roles: ['Guard', 'Raiders'] });
});
