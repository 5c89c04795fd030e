import type { ClassicChapter } from '../../chapter.ts';
import { artilleryRules } from './rules.ts';

export const artillery: ClassicChapter<object> = {
  name: 'artillery',
  rules: artilleryRules,
};
