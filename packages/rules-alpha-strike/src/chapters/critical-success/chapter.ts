import type { AlphaChapter } from '../../chapter.ts';
import { naturalRules } from './naturals.ts';

/** Natural rolls that always succeed or fail. */
export const criticalSuccess: AlphaChapter = {
  name: 'critical-success',
  rules: naturalRules,
};
