import type { ClassicChapter } from '../../chapter.ts';
import { ejectionRules } from './ejecting.ts';

export const ejection: ClassicChapter<object> = {
  name: 'ejection',
  rules: ejectionRules,
};
