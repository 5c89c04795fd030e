import type { ClassicChapter } from '../../chapter.ts';
import { carefulStandingRules } from './standing.ts';

export const carefulStanding: ClassicChapter<object> = {
  name: 'careful-standing',
  rules: carefulStandingRules,
};
