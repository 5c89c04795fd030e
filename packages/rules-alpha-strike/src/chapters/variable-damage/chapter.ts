import type { AlphaChapter } from '../../chapter.ts';
import { variableRules } from './variable.ts';

/** A die for every point of damage. */
export const variableDamage: AlphaChapter = {
  name: 'variable-damage',
  rules: variableRules,
};
