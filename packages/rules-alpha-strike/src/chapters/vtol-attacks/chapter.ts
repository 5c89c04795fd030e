import type { AlphaChapter } from '../../chapter.ts';
import { runRules } from './runs.ts';

/** Attack runs of those that fly low. */
export const vtolAttacks: AlphaChapter = {
  name: 'vtol-attacks',
  rules: runRules,
};
