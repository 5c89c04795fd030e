import type { ClassicChapter } from '../../chapter.ts';
import { leaveLimb, limbRules } from './limbs.ts';

export const tornLimbs: ClassicChapter<{ duty: 'leaveLimb' }> = {
  name: 'torn-limbs',
  rules: limbRules,
  duties: { leaveLimb },
};
