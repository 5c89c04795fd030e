import type { AlphaChapter } from '../../chapter.ts';
import { lanceRules } from './lances.ts';

/** Whole lances move together. */
export const lanceMovement: AlphaChapter = {
  name: 'lance-movement',
  rules: lanceRules,
};
