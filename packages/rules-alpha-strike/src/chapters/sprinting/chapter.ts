import type { AlphaChapter } from '../../chapter.ts';
import { sprintRules } from './sprint.ts';

/** Running without a thought for shooting. */
export const sprinting: AlphaChapter = {
  name: 'sprinting',
  rules: sprintRules,
};
