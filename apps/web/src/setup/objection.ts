import { Rulebook, type RuleId, type Ruleset, type Shape, objection as unplayable } from '@sortie/kernel';
import { because } from '../i18n/index.ts';

export interface Objection {
  readonly rule: RuleId;
  readonly reason: string;
}

/** The first of the chosen rules that speaks against a set-up. What no rule names, the table itself refuses. */
export function objectionTo<G extends Shape>(ruleset: Ruleset<G>, setup: G['setup'], rules: readonly RuleId[]): Objection | undefined {
  // A list of rules that contradicts itself is told of where it is chosen.
  if (unplayable(ruleset.rules, rules)) return undefined;
  const [first] = Rulebook.compile(ruleset, rules).checkSetup(setup);
  return first && { rule: first.rule, reason: because(first) };
}
