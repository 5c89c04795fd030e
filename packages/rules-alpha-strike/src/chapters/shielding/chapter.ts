import type { AlphaChapter } from '../../chapter.ts';
import { shieldingRules } from './shielding.ts';

/** Getting between a friend and those who shoot at him. */
export const shielding: AlphaChapter = {
  name: 'shielding',
  rules: shieldingRules,
};
