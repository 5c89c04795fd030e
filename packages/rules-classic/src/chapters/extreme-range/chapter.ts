import type { ClassicChapter } from '../../chapter.ts';
import { rangeRules } from './range.ts';

export const extremeRange: ClassicChapter<object> = {
  name: 'extreme-range',
  rules: rangeRules,
};
