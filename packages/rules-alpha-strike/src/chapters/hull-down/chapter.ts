import type { AlphaChapter } from '../../chapter.ts';
import { type CrouchFacts, crouchFacts } from './facts.ts';
import { hullDownRules } from './hull-down.ts';
import { hullDownPast } from './past.ts';

/** Crouching behind cover. */
export const hullDown: AlphaChapter<{ event: keyof CrouchFacts }> = {
  name: 'hull-down',
  rules: hullDownRules,
  events: crouchFacts,
  patches: hullDownPast,
};
