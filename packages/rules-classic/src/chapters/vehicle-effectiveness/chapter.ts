import type { ClassicChapter } from '../../chapter.ts';
import { effectivenessRules } from './effectiveness.ts';

export const vehicleEffectiveness: ClassicChapter<object> = {
  name: 'vehicle-effectiveness',
  rules: effectivenessRules,
};
