import type { AlphaChapter } from '../../chapter.ts';
import { rollRules } from './rolls.ts';

/** A roll for every point. */
export const multipleRolls: AlphaChapter = {
  name: 'multiple-rolls',
  rules: rollRules,
};
