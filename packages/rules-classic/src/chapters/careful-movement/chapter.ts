import type { ClassicChapter } from '../../chapter.ts';
import { carefulRules } from './careful.ts';

export const carefulMovement: ClassicChapter<{ cause: 'haste' }> = {
  name: 'careful-movement',
  rules: carefulRules,
  causes: { haste: 'driving blindly' },
};
