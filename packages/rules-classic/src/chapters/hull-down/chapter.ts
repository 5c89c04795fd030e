import type { ClassicChapter } from '../../chapter.ts';
import { hullDownRules } from './hull-down.ts';

export const hullDown: ClassicChapter<{ step: 'hullDown' }> = {
  name: 'hull-down',
  rules: hullDownRules,
  steps: { hullDown: { letter: 'H' } },
};
