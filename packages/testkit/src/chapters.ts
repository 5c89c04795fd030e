import { lawfulGame, randomGame } from '@sortie/arena';
import type { AnyChapter, Game, Rule, RuleId, Scenario, Shape } from '@sortie/kernel';
import { without } from './taken-off.ts';

/** A chapter under its laws: the game, what everybody plays, what can be chosen beside it, and a set-up full of the chapter's things. */
export interface ChapterTrial<G extends Shape> {
  readonly game: Game<G>;
  readonly chapter: AnyChapter<G>;
  /** Rules that are always in force here. */
  readonly common: readonly RuleId[];
  /** Rules that a table may choose and that go together, those of the chapter among them. */
  readonly chosen: readonly Rule<G>[];
  readonly scenario: Scenario<G>;
  readonly seeds: readonly (number | string)[];
  readonly commands: number;
  /** Other facts that only this chapter brings about, where it uses the words of the core. */
  readonly isOwn?: (event: G['event']) => boolean;
}

/** How many of a chapter's own facts random games state with its rules, and how many without them and those that need them. */
export const traces = <G extends Shape>(trial: ChapterTrial<G>): { readonly on: number; readonly off: number } => ({
  on: count(trial, allOf(trial)),
  off: remnants(trial),
});

/** How many of a chapter's own facts random games state without its rules and those that need them. */
export function remnants<G extends Shape>(trial: ChapterTrial<G>): number {
  const own = new Set(trial.chapter.rules.map(({ id }) => id));
  return count(trial, without(allOf(trial), trial.chosen, own));
}

const allOf = <G extends Shape>({ common, chosen }: Pick<ChapterTrial<G>, 'common' | 'chosen'>): readonly RuleId[] => [
  ...new Set([...common, ...chosen.map(({ id }) => id)]),
];

/** The laws of any game with everything on; returns how many commands it saw. */
export function lawsHold<G extends Shape>({ game, common, chosen, scenario, seeds, commands }: ChapterTrial<G>, tries = 0): number {
  const rules = allOf({ common, chosen });
  return seeds.reduce<number>(
    (seen, seed) => seen + lawfulGame({ game, seed, scenario, rules, commands }, Math.max(1, commands - 1), tries),
    0,
  );
}

function count<G extends Shape>({ game, chapter, scenario, seeds, commands, isOwn }: ChapterTrial<G>, rules: readonly RuleId[]): number {
  const types = new Set(Object.keys(chapter.events ?? {}));
  let found = 0;
  for (const seed of seeds)
    for (const { events } of randomGame({ game, seed, scenario, rules, commands }))
      found += events.filter(event => types.has(event.type) || isOwn?.(event) === true).length;
  return found;
}
