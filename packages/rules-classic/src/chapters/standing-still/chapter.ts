import type { ClassicChapter } from '../../chapter.ts';
import { standingStillRules } from './standing-still.ts';

export const standingStill: ClassicChapter<object> = {
  name: 'standing-still',
  rules: standingStillRules,
};
