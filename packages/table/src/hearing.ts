import { follow, nth, Rulebook, type RuleId, type Ruleset, type Shape, type View } from '@sortie/kernel';
import type { HeardEntry } from './outlook.ts';

/** A match from one pair of ears: the views a guest gets by folding what it hears. */
export interface Hearing<G extends Shape> {
  readonly view: View<G>;
  readonly book: Rulebook<G>;
  readonly entries: readonly HeardEntry<G>[];
  /** The view before each entry. */
  readonly before: readonly View<G>[];
}

/** Before anything was heard of a game by these rules, as this version of them was written. */
export const deaf = <G extends Shape>(
  ruleset: Ruleset<G>,
  first: View<G>,
  { rules, version }: { readonly rules: readonly RuleId[]; readonly version: number },
): Hearing<G> => ({
  view: first,
  book: Rulebook.compile(ruleset, rules, version),
  entries: [],
  before: [],
});

export function hearEntry<G extends Shape>(ruleset: Ruleset<G>, hearing: Hearing<G>, entry: HeardEntry<G>): Hearing<G> {
  const { view, entries, before } = hearing;
  return {
    view: entry.kind === 'undo' ? nth(before, entry.to) : entry.kind === 'rules' ? view : follow(ruleset, view, entry.events),
    book: entry.kind === 'rules' ? Rulebook.compile(ruleset, entry.rules, entry.version) : hearing.book,
    entries: [...entries, entry],
    before: [...before, view],
  };
}
