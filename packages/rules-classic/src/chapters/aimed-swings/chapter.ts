import type { ClassicChapter } from '../../chapter.ts';
import { swingRules } from './swings.ts';

export const aimedSwings: ClassicChapter<object> = {
  name: 'aimed-swings',
  rules: swingRules,
};
