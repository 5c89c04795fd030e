import type { AlphaChapter } from '../../chapter.ts';
import { extremeRules } from './extreme.ts';

/** Fire beyond Long range. */
export const extremeRanges: AlphaChapter = {
  name: 'extreme-ranges',
  rules: extremeRules,
};
