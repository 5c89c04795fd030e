import type { RuleId } from '@sortie/kernel';
import { boardingRules } from './boarding/boarding.ts';
import { grappleRules } from './boarding/grapple.ts';
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
import { jumpRules } from './jump/jump.ts';
import { mapRules } from './map/rules.ts';
import { closingRules } from './movement/closing.ts';
import { gravityRules } from './movement/gravity.ts';
import { movementTold, moveRules } from './movement/move.ts';
import { thrustRules } from './movement/thrust.ts';
import type { RadarRule } from './rule.ts';
import { initiativeRules } from './sequence/initiative.ts';
import { turnRules } from './sequence/turn.ts';
import { victoryRules } from './sequence/victory.ts';
import { deploymentRules } from './setup/deployment.ts';
import { afarRules } from './special/afar.ts';
import { dockingRules } from './special/docking.ts';
import { doneRules } from './special/done.ts';
import { giftRules } from './special/gifts.ts';
import { orbitRules } from './special/orbit.ts';

/** The chapter as far as it is carried out, part by part. */
export const RULES: readonly RadarRule[] = [
  ...mapRules,
  ...deploymentRules,
  ...initiativeRules,
  ...turnRules,
  ...victoryRules,
  ...thrustRules,
  ...moveRules,
  ...movementTold,
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
  ...afarRules,
  ...orbitRules,
  ...grappleRules,
  ...boardingRules,
  ...dockingRules,
  ...jumpRules,
  ...gravityRules,
  ...doneRules,
  ...giftRules,
];

/** Options are lists of the same ids. */
export const EDITIONS: { readonly [name: string]: readonly RuleId[] } = {
  radar: RULES.filter(({ kind }) => kind === 'core' || kind === 'house').map(({ id }) => id),
  /** With what crews can do and craft are known for. */
  gifted: RULES.filter(({ kind }) => kind !== 'advanced').map(({ id }) => id),
};
