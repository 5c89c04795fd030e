import type { ClassicChapter } from '../../chapter.ts';
import { scaleRules } from './scale.ts';

export const expandedHeat: ClassicChapter<object> = {
  name: 'expanded-heat',
  rules: scaleRules,
};
