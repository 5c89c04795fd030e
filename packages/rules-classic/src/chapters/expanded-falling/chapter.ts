import type { ClassicChapter } from '../../chapter.ts';
import { fallingRules } from './falling.ts';

export const expandedFalling: ClassicChapter<object> = {
  name: 'expanded-falling',
  rules: fallingRules,
};
