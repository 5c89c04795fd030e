import type { ClassicChapter } from '../../chapter.ts';
import { blowRules } from './blows.ts';
import { boxcarRules } from './boxcars.ts';
import { infantryBlowRules } from './infantry.ts';

export const glancingAndDirectBlows: ClassicChapter<object> = {
  name: 'glancing-and-direct-blows',
  rules: [...blowRules, ...infantryBlowRules, ...boxcarRules],
};
