import type { Read } from './read.ts';
import { Rulebook } from './rulebook.ts';
import type { Ruleset } from './ruleset.ts';
import type { RuleId, Shape } from './shape.ts';
import { tell } from './words.ts';

/** Reads a set-up for a game by these rules: well formed, and nothing that a rule in force objects to. */
export function readSetupFor<G extends Shape>(ruleset: Ruleset<G>, rules: readonly RuleId[]): Read<G['setup']> {
  return (raw, at) => {
    const read = ruleset.readSetup(raw, at);
    if (!read.ok) return read;
    const [first] = Rulebook.compile(ruleset, rules).checkSetup(read.value);
    return first ? { ok: false, problem: `${first.reason} (${first.rule})`, said: first.said ?? tell(first.reason) } : read;
  };
}
