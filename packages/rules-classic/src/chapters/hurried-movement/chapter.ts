import type { ClassicChapter } from '../../chapter.ts';
import { hurryingRules } from './hurrying.ts';

export const hurriedMovement: ClassicChapter<{ cause: 'hurry' }> = {
  name: 'hurried-movement',
  rules: hurryingRules,
  causes: { hurry: 'its hurry' },
};
