import type { ClassicChapter } from '../../chapter.ts';
import { ziplineRules } from './zip-lines.ts';

export const zipLines: ClassicChapter<{ cause: 'rope' }> = {
  name: 'zip-lines',
  rules: ziplineRules,
  causes: { rope: 'the way down a rope' },
};
