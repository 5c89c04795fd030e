import type { AlphaChapter } from '../../chapter.ts';
import { quadveeRules } from './quadvee.ts';

/** 'Mechs that roll. */
export const quadvees: AlphaChapter = {
  name: 'quadvees',
  rules: quadveeRules,
};
