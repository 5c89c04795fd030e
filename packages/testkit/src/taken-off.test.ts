import { type Game, nth, type Rule } from '@sortie/kernel';
import { expect, test } from 'vitest';
import type { Skirmish } from './skirmish/shape.ts';
import { skirmish } from './skirmish/skirmish.ts';
import { lingering } from './taken-off.ts';

const { ruleset } = skirmish;
const core = ruleset.rules.filter(({ kind }) => kind === 'core').map(({ id }) => id);
const chosen = ruleset.rules.filter(({ kind }) => kind !== 'core');
const scenario = nth(skirmish.scenarios, 0);
const tried = (game: Game<Skirmish>, rules: readonly Rule<Skirmish>[] = chosen) =>
  lingering({ game, common: core, chosen: rules, scenario, seeds: [1, 2, 3], commands: 60 });
const smoke = ruleset.rules.find(({ id }) => id === 'SK-smoke') as Rule<Skirmish>;

/** The same game, whose core asks a rule of its own accord. */
const asking = (ask: () => void): Game<Skirmish> => ({
  ...skirmish,
  ruleset: {
    ...ruleset,
    awaiting: state => {
      ask();
      return ruleset.awaiting(state);
    },
  },
});

test('rules that are asked through the rulebook alone leave nothing behind', () => {
  expect(tried(skirmish)).toMatchObject({ heard: [], asked: [], open: [] });
});

test('a rule that somebody asks without the rulebook is heard of', () => {
  expect(tried(asking(() => void smoke.adds?.toHit?.({} as never))).asked).toEqual(['SK-smoke']);
});

test('a word that is taken although no rule in force opens it is heard of', () => {
  // Nobody asks whether it is open.
  const opens: Rule<Skirmish> = { id: 'SK-opens', cite: 'SK 9', kind: 'optional', permits: { way: ['fire'] } as never };
  const game: Game<Skirmish> = { ...skirmish, ruleset: { ...ruleset, rules: [...ruleset.rules, opens] } };
  expect(tried(game, [opens]).open).toEqual(['SK-opens']);
});
