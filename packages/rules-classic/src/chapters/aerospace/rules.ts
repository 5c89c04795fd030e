import type { ClassicRule } from '../../rule.ts';
import { arrowRules } from './arrows.ts';
import { bombingRules } from './bombing.ts';
import { airCameraRules } from './camera.ts';
import { airCannonRules } from './cannons.ts';
import { controlRules } from './control.ts';
import { flyRules } from './fly.ts';
import { iceCrashRules } from './ice.ts';
import { deckRules, landingRules } from './landing.ts';
import { airMissileRules } from './missiles.ts';
import { reloadingRules } from './reloading.ts';
import { searchRules } from './searching.ts';
import { airSpottingRules } from './spotting.ts';
import { strafingRules } from './strafing.ts';
import { strikingRules } from './striking.ts';

/** Fighters over the ground: what everybody plays who plays with them. */
export const flightRules: readonly ClassicRule[] = [...strikingRules, ...strafingRules, ...bombingRules, ...controlRules, ...landingRules];

/** All of it, with what other books say of them. */
export const aerospaceRules: readonly ClassicRule[] = [
  ...flyRules,
  ...flightRules,
  ...deckRules,
  ...airMissileRules,
  ...arrowRules,
  ...airCannonRules,
  ...airSpottingRules,
  ...airCameraRules,
  ...searchRules,
  ...iceCrashRules,
  ...reloadingRules,
];
