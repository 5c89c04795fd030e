import { randomGame } from '@sortie/arena';
import { contributes, objection, type Rule, type RuleId, type Shape } from '@sortie/kernel';
import type { ChapterTrial } from './chapters.ts';

type Table<G extends Shape> = Omit<ChapterTrial<G>, 'chapter' | 'isOwn'>;

/** What is wrong with rules that a table chooses: they do nothing, cannot be taken off, or are heard of when they are. */
export interface Lingering {
  /** Taking it off could not change anything. */
  readonly idle: readonly RuleId[];
  /** Without it, and without those that need it, the rest does not go together. */
  readonly stuck: readonly RuleId[];
  /** A random game without it states a fact, a roll or a term by it. */
  readonly heard: readonly RuleId[];
}

/**
 * The law of choice: taking a rule off the list takes its effect away. Each rule is taken off alone, to see that it can be; then half of them at
 * a time, once one half and once the other, to hear whether games still speak by rules that are not in force.
 */
export function lingering<G extends Shape>(table: Table<G>): Lingering {
  const { game, common, chosen } = table;
  const rules = game.ruleset.rules;
  const all = [...new Set([...common, ...chosen.map(({ id }) => id)])];
  const mayGo = chosen.filter(({ id }) => !common.includes(id));
  const halves = [0, 1].map(half => new Set(mayGo.filter((_, i) => i % 2 === half).map(({ id }) => id)));
  return {
    idle: mayGo.filter(rule => rule.kind !== 'core' && !contributes(rule)).map(({ id }) => id),
    stuck: mayGo.map(({ id }) => id).filter(id => objection(rules, without(all, chosen, new Set([id]))) !== undefined),
    heard: [...new Set(halves.flatMap(off => heardIn(table, without(all, chosen, off))))].sort(),
  };
}

/** A list without some rules, and without those that need them. */
export function without<G extends Shape>(all: readonly RuleId[], chosen: readonly Rule<G>[], off: ReadonlySet<RuleId>): readonly RuleId[] {
  const lost = chosen.filter(({ id, needs = [] }) => !off.has(id) && needs.some(one => off.has(one))).map(({ id }) => id);
  return lost.length === 0 ? all.filter(id => !off.has(id)) : without(all, chosen, new Set([...off, ...lost]));
}

/** Lines of rules that are not in force, by which something happens all the same. */
function heardIn<G extends Shape>({ game, chosen, scenario, seeds, commands }: Table<G>, inForce: readonly RuleId[]): readonly RuleId[] {
  const linesOf = ({ id, covers = [] }: Rule<G>): readonly RuleId[] => [id, ...covers];
  const on = new Set(game.ruleset.rules.filter(({ id }) => inForce.includes(id)).flatMap(linesOf));
  const off = new Map<string, RuleId>(
    chosen
      .filter(({ id }) => !on.has(id))
      .flatMap(linesOf)
      .filter(id => !on.has(id))
      .map(id => [id, id]),
  );
  const found = new Set<RuleId>();
  for (const seed of seeds)
    for (const { events } of randomGame({ game, seed, scenario, rules: inForce, commands }))
      for (const name of namesIn(events)) {
        const line = off.get(name);
        if (line) found.add(line);
      }
  return [...found];
}

/** The rules that facts name: as their own, as that of a roll, or as that of a term. */
function* namesIn(value: unknown): Generator<RuleId> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, one] of Object.entries(value)) {
    if (key === 'rule' && typeof one === 'string') yield one as RuleId;
    else yield* namesIn(one);
  }
}
