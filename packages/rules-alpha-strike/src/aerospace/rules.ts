import type { AlphaRule } from '../rule.ts';
import { groundAttackRules } from './attacks.ts';
import { capitalRules } from './capital.ts';
import { carryRules } from './carry.ts';
import { crashRules } from './crash.ts';
import { crossingRules } from './crossing.ts';
import { aeroCriticalRules } from './effects.ts';
import { flightRules } from './flight.ts';
import { groundFireRules } from './ground-fire.ts';
import { landingRules } from './landing.ts';

/** Aircraft over the table: how they come and go, what they do there, and what is done to them. */
export const aerospaceRules: readonly AlphaRule[] = [
  ...flightRules,
  ...crossingRules,
  ...groundAttackRules,
  ...groundFireRules,
  ...aeroCriticalRules,
  ...crashRules,
  ...landingRules,
  ...carryRules,
  ...capitalRules,
];
