import type { ClassicChapter } from '../../chapter.ts';
import { blowRules } from './blows.ts';
import { infantryBlowRules } from './infantry.ts';

export const glancingAndDirectBlows: ClassicChapter<object> = {
  name: 'glancing-and-direct-blows',
  rules: [...blowRules, ...infantryBlowRules],
};
