import type { ClassicChapter } from '../../chapter.ts';
import { fatigueRules } from './fatigue.ts';

export const fatigue: ClassicChapter<object> = {
  name: 'fatigue',
  rules: fatigueRules,
};
