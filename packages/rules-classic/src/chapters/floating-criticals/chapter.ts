import type { ClassicChapter } from '../../chapter.ts';
import { floatingRules } from './floating.ts';
import { secondRollRules } from './second-roll.ts';

export const floatingCriticals: ClassicChapter<object> = {
  name: 'floating-criticals',
  rules: [...floatingRules, ...secondRollRules],
};
