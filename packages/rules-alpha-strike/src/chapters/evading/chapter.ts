import type { AlphaChapter } from '../../chapter.ts';
import { evadeRules } from './evade.ts';

/** Nothing but not being hit. */
export const evading: AlphaChapter = {
  name: 'evading',
  rules: evadeRules,
};
