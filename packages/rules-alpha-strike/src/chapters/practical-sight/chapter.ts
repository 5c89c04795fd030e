import type { AlphaChapter } from '../../chapter.ts';
import { practicalRules } from './practical.ts';

/** Cylinders instead of miniatures. */
export const practicalSight: AlphaChapter = {
  name: 'practical-sight',
  rules: practicalRules,
};
