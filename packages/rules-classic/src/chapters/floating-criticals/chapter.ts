import type { ClassicChapter } from '../../chapter.ts';
import { floatingRules } from './floating.ts';

export const floatingCriticals: ClassicChapter<object> = {
  name: 'floating-criticals',
  rules: floatingRules,
};
