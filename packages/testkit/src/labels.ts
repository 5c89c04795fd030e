import { contributes, type Rule, type RuleId, type Shape } from '@sortie/kernel';

/** The ids of rules that neither contribute nor say what carries them out. */
export const labels = <G extends Shape>(rules: readonly Rule<G>[]): readonly RuleId[] =>
  rules.filter(rule => !contributes(rule) && rule.structural === undefined).map(({ id }) => id);
