import type { AlphaChapter } from '../../chapter.ts';
import { type DiggingFacts, diggingFacts } from './facts.ts';
import { fortifyRules } from './fortify.ts';
import { fortifiedPositionsPast } from './past.ts';

/** Ground that has been prepared to be held. */
export const fortifiedPositions: AlphaChapter<{ event: keyof DiggingFacts }> = {
  name: 'fortified-positions',
  rules: fortifyRules,
  events: diggingFacts,
  patches: fortifiedPositionsPast,
};
