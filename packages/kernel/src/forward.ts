import type { Rule } from './rule.ts';
import type { RuleId, Shape } from './shape.ts';

/**
 * A list of rules as an older version of a game wrote it, in today's words: what has been split off a rule since then comes along with it,
 * and a rule that has become part of another is that other. Lists of today's version stay as they are.
 */
export function broughtForward<G extends Shape>(
  { rules: known, version: today }: { readonly rules: readonly Rule<G>[]; readonly version: number },
  chosen: readonly RuleId[],
  writtenBy: number,
): readonly RuleId[] {
  if (writtenBy >= today) return chosen;
  const hosts = hostsOf(known);
  const brought = new Set(chosen.map(id => hosts.get(id) ?? id));
  // What was split off may itself have been split later, so it goes on until nothing is added.
  for (let size = -1; size !== brought.size; ) {
    size = brought.size;
    for (const { id, splitFrom } of known) if (splitFrom && splitFrom.version > writtenBy && brought.has(splitFrom.rule)) brought.add(id);
  }
  return [...brought];
}

/** Lines that have no value of their own, and the rules that carry them out. */
function hostsOf<G extends Shape>(known: readonly Rule<G>[]): ReadonlyMap<RuleId, RuleId> {
  const own = new Set(known.map(({ id }) => id));
  return new Map(known.flatMap(({ id, covers = [] }) => covers.filter(line => !own.has(line)).map(line => [line, id] as const)));
}
