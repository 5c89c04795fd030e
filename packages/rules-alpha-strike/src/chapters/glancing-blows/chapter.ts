import type { AlphaChapter } from '../../chapter.ts';
import { glancingRules } from './glancing.ts';

/** A near miss does half. */
export const glancingBlows: AlphaChapter = {
  name: 'glancing-blows',
  rules: glancingRules,
};
