import type { RuleId } from '@sortie/kernel';
import { GAMES, type LoadedGame, type LoadedRule } from '../games-registry.ts';

/** How one game of this app stands to a ledger line. */
export interface Force {
  readonly game: string;
  readonly title: string;
  readonly rule: LoadedRule;
  /** The editions that play it, by name. */
  readonly editions: readonly string[];
}

export const carries = (rule: LoadedRule, id: string): boolean => rule.id === id || (rule.covers ?? []).some(covered => covered === id);

export function forceIn(loaded: LoadedGame, title: string, id: string): readonly Force[] {
  const { ruleset } = loaded;
  return ruleset.rules
    .filter(rule => carries(rule, id))
    .map(rule => ({ game: ruleset.id, title, rule, editions: editionsWith(ruleset.editions, rule.id) }));
}

const editionsWith = (editions: Readonly<Record<string, readonly RuleId[]>>, id: RuleId): readonly string[] =>
  Object.entries(editions)
    .filter(([, rules]) => rules.includes(id))
    .map(([name]) => name);

/** Every rule value of the offered games that carries out this line. */
export async function whereInForce(id: string): Promise<readonly Force[]> {
  const loaded = await Promise.all(GAMES.map(async game => forceIn(await game.load(), game.title, id)));
  return loaded.flat();
}

/** Is this line in force at one table, and by which of its rules? Rules that another one replaces do not count. */
export function inForceAt(loaded: LoadedGame, rules: readonly RuleId[], id: string): LoadedRule | undefined {
  const chosen = loaded.ruleset.rules.filter(rule => rules.includes(rule.id));
  const replaced = new Set(chosen.flatMap(rule => rule.replaces ?? []));
  return chosen.find(rule => !replaced.has(rule.id) && carries(rule, id));
}

/** All lines in force at one table. */
export const linesInForceAt = (loaded: LoadedGame, rules: readonly RuleId[]): ReadonlySet<string> =>
  new Set(loaded.ruleset.rules.flatMap(({ id, covers = [] }) => [id, ...covers]).filter(id => inForceAt(loaded, rules, id) !== undefined));

/** All lines of a book that some offered game enforces. */
export async function enforcedLines(book: string): Promise<ReadonlySet<string>> {
  const loaded = await Promise.all(GAMES.filter(game => game.book === book).map(game => game.load()));
  return new Set(loaded.flatMap(({ ruleset }) => ruleset.rules.flatMap(({ id, covers = [] }) => [id, ...covers])));
}
