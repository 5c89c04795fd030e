import { type Game, keyOf, objection, type RuleId, SeededDice, type Shape, seedFrom } from '@sortie/kernel';

/**
 * A list of rules that a seed plays with: every second seed the scenario's own, otherwise some of what a host may choose, thrown in by lot.
 * What contradicts itself is mended, never played.
 */
export const rulesBySeed =
  <G extends Shape>({ ruleset }: Game<G>) =>
  (seed: number, standard: readonly RuleId[]): readonly RuleId[] => {
    if (seed % 2 === 0) return standard;
    const luck = new SeededDice(keyOf(seedFrom(`options ${seed}`)), 0);
    const choosable = ruleset.rules.filter(({ kind }) => kind !== 'core').map(({ id }) => id);
    // From hardly any to nearly all of them, so that both rare and crowded lists occur.
    const share = 1 + luck.below(9);
    const changed = new Set(choosable.filter(() => luck.below(10) < share));
    const wanted = ruleset.rules.map(({ id }) => id).filter(id => (choosable.includes(id) ? changed.has(id) : standard.includes(id)));
    return mended(ruleset.rules, wanted);
  };

/** The list without those rules that lack what they need or quarrel with another. */
function mended<G extends Shape>(known: Game<G>['ruleset']['rules'], wanted: readonly RuleId[]): readonly RuleId[] {
  let rules = wanted;
  while (objection(known, rules) !== undefined) {
    const guilty = rules.find(
      (_, i) => objection(known, rules.slice(0, i + 1)) !== undefined && objection(known, rules.slice(0, i)) === undefined,
    );
    const lacking = rules.find(id => known.find(rule => rule.id === id)?.needs?.some(need => !rules.includes(need)));
    const out = lacking ?? guilty;
    if (out === undefined) throw new Error(`no list without a contradiction: ${objection(known, rules)}`);
    rules = rules.filter(id => id !== out);
  }
  return rules;
}
