import type { AlphaChapter } from '../../chapter.ts';
import { climbingRules, landLeap } from './climbing.ts';
import { type ClimbingFacts, climbingFacts } from './facts.ts';
import { highGroundRules } from './high-ground.ts';
import { climbingPast } from './past.ts';

/** Steps that are too high, leaps down, and falls on somebody. */
export const climbing: AlphaChapter<{ duty: 'landLeap'; event: keyof ClimbingFacts }> = {
  name: 'climbing',
  rules: [...climbingRules, ...highGroundRules],
  duties: { landLeap },
  events: climbingFacts,
  patches: climbingPast,
};
