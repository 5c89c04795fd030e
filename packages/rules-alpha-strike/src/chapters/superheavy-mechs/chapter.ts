import type { AlphaChapter } from '../../chapter.ts';
import { superheavyRules } from './superheavy.ts';

/** 'Mechs of more than a hundred tons. */
export const superheavyMechs: AlphaChapter = {
  name: 'superheavy-mechs',
  rules: superheavyRules,
};
