import type { Rule, RuleId } from '@sortie/kernel';
import { ammunitionRules } from './attack/ammunition.ts';
import { arcRules } from './attack/arc.ts';
import { declareRules } from './attack/declare.ts';
import { resolveRules } from './attack/resolve.ts';
import { rollRules } from './attack/roll.ts';
import { toHitRules } from './attack/to-hit.ts';
import { clusterRules } from './cluster/cluster.ts';
import { damageRules } from './damage/damage.ts';
import { destructionRules } from './destruction/destruction.ts';
import { forceRules } from './force/force.ts';
import { sheetRules } from './force/sheets.ts';
import { weaponTables } from './force/weapons.ts';
import { dieRules } from './movement/die.ts';
import { facingRules } from './movement/facing.ts';
import { jumpingRules } from './movement/jumping.ts';
import { modeRules } from './movement/modes.ts';
import { stackingRules } from './movement/stacking.ts';
import type { QuickStartRule } from './rule.ts';
import { deploymentRules } from './scenarios/deployment.ts';
import { trainingRules } from './scenarios/training.ts';
import { initiativeRules } from './sequence/initiative.ts';
import { turnRules } from './sequence/turn.ts';
import { victoryRules } from './sequence/victory.ts';
import type { QuickStart } from './shape.ts';
import { choiceRules } from './sight/choice.ts';
import { sightRules } from './sight/los.ts';
import { terrainRules } from './terrain/costs.ts';

/** What everybody plays, part by part. */
export const CORE_RULES: readonly QuickStartRule[] = [
  ...initiativeRules,
  ...turnRules,
  ...victoryRules,
  ...modeRules,
  ...facingRules,
  ...jumpingRules,
  ...stackingRules,
  ...dieRules,
  ...terrainRules,
  ...sightRules,
  ...choiceRules,
  ...declareRules,
  ...arcRules,
  ...ammunitionRules,
  ...toHitRules,
  ...rollRules,
  ...resolveRules,
  ...clusterRules,
  ...damageRules,
  ...destructionRules,
  ...trainingRules,
  ...deploymentRules,
  ...forceRules,
  ...sheetRules,
  ...weaponTables,
];

const idsOf = (rules: readonly Rule<QuickStart>[]): readonly RuleId[] => rules.map(({ id }) => id);

/** What is chosen at a real table beside what everybody plays. */
const AT_A_TABLE: readonly RuleId[] = ['QS-move-die-lock'];

/** On a screen a move can be taken back until dice fall; at a table the movement die ends it. */
export const editionsOf = (rules: readonly Rule<QuickStart>[]): { readonly [name: string]: readonly RuleId[] } => ({
  'quick-start': idsOf(rules.filter(({ kind }) => kind !== 'optional')),
  tabletop: idsOf(rules.filter(({ id, kind }) => kind !== 'optional' || AT_A_TABLE.includes(id))),
});
