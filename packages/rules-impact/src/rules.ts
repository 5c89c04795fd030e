import type { Rule, RuleId } from '@sortie/kernel';
import { boardRules } from './board/rules.ts';
import { commandRules } from './command/rules.ts';
import { designRules } from './design/rules.ts';
import { droneRules } from './drones/rules.ts';
import { eventAndDeckRules } from './events/rules.ts';
import { fireRules } from './fire/rules.ts';
import { strengthReadings, strengthRules } from './fire/strength.ts';
import type { Impact } from './model/shape.ts';
import { moraleRules } from './morale/rules.ts';
import { movementRules } from './movement/rules.ts';
import { repairRules } from './repair/rules.ts';
import { core, type ImpactRule } from './rule.ts';
import { scenarioRules } from './scenarios/rules.ts';
import { sequenceRules } from './sequence/rules.ts';
import { setupRules } from './setup/rules.ts';
import { handicap } from './setup/sides.ts';
import { sightRules } from './sight/rules.ts';
import { unitRules } from './units/rules.ts';

/** Commands of optional rules are refused where the rule is not in force. */
const optionalUse = core('MAAS-14.0-optional-use', { structural: 'what no rule in force permits is closed' });

/** What everybody plays, part by part, and other readings of it. */
export const CORE_RULES: readonly ImpactRule[] = [
  ...boardRules,
  ...unitRules,
  ...sightRules,
  ...sequenceRules,
  ...moraleRules,
  ...commandRules,
  ...movementRules,
  ...fireRules,
  ...strengthRules,
  ...strengthReadings,
  ...repairRules,
  ...droneRules,
  ...eventAndDeckRules,
  ...setupRules,
  ...scenarioRules,
  ...designRules,
  optionalUse,
  handicap,
];

export const idsOf = (rules: readonly Rule<Impact>[], kind: Rule<Impact>['kind']): readonly RuleId[] =>
  rules.filter(rule => rule.kind === kind).map(({ id }) => id);

/** Nobody plays with this one and measures lines of sight as well. */
const STRICT: RuleId = 'MAAS-14.8-strict-combat';

/** Options are lists of the same ids. */
export const editionsOf = (rules: readonly Rule<Impact>[]): { readonly [name: string]: readonly RuleId[] } => ({
  standard: idsOf(rules, 'core'),
  everything: [...idsOf(rules, 'core'), ...idsOf(rules, 'optional').filter(id => id !== STRICT)],
});
