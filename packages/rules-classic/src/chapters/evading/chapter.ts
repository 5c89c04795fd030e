import type { ClassicChapter } from '../../chapter.ts';
import { evadingRules } from './evading.ts';

export const evading: ClassicChapter<object> = {
  name: 'evading',
  uses: ['sprinting'],
  rules: evadingRules,
};
