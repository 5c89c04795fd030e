import type { ClassicChapter } from '../../chapter.ts';
import { lightRules } from './light.ts';

export const darkness: ClassicChapter<object> = {
  name: 'darkness',
  rules: lightRules,
};
