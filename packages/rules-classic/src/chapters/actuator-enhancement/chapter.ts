import type { ClassicChapter } from '../../chapter.ts';
import { armRules } from './arms.ts';

export const actuatorEnhancement: ClassicChapter<object> = {
  name: 'actuator-enhancement',
  rules: armRules,
};
