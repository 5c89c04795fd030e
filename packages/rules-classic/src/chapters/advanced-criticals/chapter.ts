import type { ClassicChapter } from '../../chapter.ts';
import { floatingRules } from './advanced.ts';

export const advancedCriticals: ClassicChapter<object> = {
  name: 'advanced-criticals',
  rules: floatingRules,
};
