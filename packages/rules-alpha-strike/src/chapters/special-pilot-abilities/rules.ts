import type { AlphaRule } from '../../rule.ts';
import { aimingRules } from './aiming.ts';
import { dreadRules } from './dread.ts';
import { enduranceRules } from './endurance.ts';
import { groundRules } from './ground.ts';
import { meleeRules } from './melee.ts';
import { skyRules } from './sky.ts';
import { supportRules } from './support.ts';
import { witRules } from './wits.ts';

/** What pilots and crews can do, and what has been put into them. */
export const pilotRules: readonly AlphaRule[] = [
  ...aimingRules,
  ...meleeRules,
  ...groundRules,
  ...dreadRules,
  ...witRules,
  ...supportRules,
  ...enduranceRules,
  ...skyRules,
];
