import type { Rule, RuleId } from '@sortie/kernel';
import { bombRules } from './combat/bombs.ts';
import { controlRules } from './combat/control.ts';
import { engageRules } from './combat/engage.ts';
import { networkRules } from './combat/networks.ts';
import { pointDefenseRules } from './combat/point-defense.ts';
import { positionRules } from './combat/position.ts';
import { rangeRules } from './combat/range.ts';
import { screenRules } from './combat/screens.ts';
import { settleRules } from './combat/settle.ts';
import { shootRules } from './combat/shoot.ts';
import { toHitRules } from './combat/to-hit.ts';
import { applyRules } from './damage/apply.ts';
import { criticalRules } from './damage/criticals.ts';
import { damageRules } from './damage/damage.ts';
import { effectRules } from './damage/effects.ts';
import { mapRules } from './map/rules.ts';
import { closingRules } from './movement/closing.ts';
import { moveRules } from './movement/move.ts';
import { thrustRules } from './movement/thrust.ts';
import type { RadarRule } from './rule.ts';
import { initiativeRules } from './sequence/initiative.ts';
import { killScoringRules } from './sequence/kill-scoring.ts';
import { orderRules } from './sequence/orders.ts';
import { turnRules } from './sequence/turn.ts';
import { victoryRules } from './sequence/victory.ts';
import { deploymentRules } from './setup/deployment.ts';
import type { Radar } from './shape.ts';

/** What everybody plays, part by part. */
export const CORE_RULES: readonly RadarRule[] = [
  ...mapRules,
  ...deploymentRules,
  ...initiativeRules,
  ...turnRules,
  ...victoryRules,
  ...killScoringRules,
  ...thrustRules,
  ...moveRules,
  ...closingRules,
  ...engageRules,
  ...controlRules,
  ...positionRules,
  ...rangeRules,
  ...toHitRules,
  ...pointDefenseRules,
  ...screenRules,
  ...shootRules,
  ...damageRules,
  ...applyRules,
  ...criticalRules,
  ...effectRules,
  ...settleRules,
  ...networkRules,
  ...bombRules,
  ...orderRules,
];

const idsOf = (rules: readonly Rule<Radar>[]): readonly RuleId[] => rules.map(({ id }) => id);

/** Options are lists of the same ids. */
export const editionsOf = (rules: readonly Rule<Radar>[]): { readonly [name: string]: readonly RuleId[] } => ({
  radar: idsOf(rules.filter(({ kind }) => kind === 'core' || kind === 'house')),
  /** With what crews can do and craft are known for. */
  gifted: idsOf(rules.filter(({ kind }) => kind !== 'advanced')),
});
