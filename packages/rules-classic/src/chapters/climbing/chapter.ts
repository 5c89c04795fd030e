import type { ClassicChapter } from '../../chapter.ts';
import { climbingRules } from './climbing.ts';

export const climbing: ClassicChapter<{ step: 'climbUp' | 'climbDown'; cause: 'climb' }> = {
  name: 'climbing',
  rules: climbingRules,
  steps: { climbUp: { letter: 'K' }, climbDown: { letter: 'V' } },
  causes: { climb: 'the climb' },
};
