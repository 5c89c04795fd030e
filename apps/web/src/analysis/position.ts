import type { Rulebook, RuleId, Shape, View } from '@sortie/kernel';
import type { Draft, Drafting } from './drafting.ts';
import { draftIn } from './draftings.ts';

/** A moment of a game or a replay. */
export interface Position {
  readonly ruleset: { readonly id: string; readonly editions: { readonly [name: string]: readonly RuleId[] } };
  readonly book: Rulebook<Shape>;
  readonly view: View<Shape>;
}

/** The rules of a game as a scene writes them: those that are not common, and, after a minus sign, common ones that are left out. */
function rulesOf({ ruleset, book }: Position): readonly string[] {
  const common = new Set(Object.values(ruleset.editions)[0]);
  const held = new Set(book.rules.map(({ id }) => id));
  const replaced = new Set(book.rules.flatMap(rule => rule.replaces ?? []));
  return [...[...held].filter(id => !common.has(id)), ...[...common].filter(id => !held.has(id) && !replaced.has(id)).map(id => `-${id}`)];
}

/** A moment of a game as a position that can be changed by hand; `undefined` where nobody is on the board. Units keep the names that are given, by their ids. */
export function draftOf({ bench }: Drafting, moment: Position, names?: readonly string[]): Draft | undefined {
  const rules = rulesOf(moment);
  const draft = draftIn({ game: moment.ruleset.id, ...bench.write(moment.view, names), ...(rules.length > 0 ? { rules } : {}) });
  return draft && draft.units.length > 0 ? draft : undefined;
}
