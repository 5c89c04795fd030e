import type { ClassicChapter } from '../../chapter.ts';
import { fogRules } from './fog.ts';
import { skyRules } from './sky.ts';
import { snowRules } from './snow.ts';
import { stormRules } from './storms.ts';

export const weather: ClassicChapter<object> = {
  name: 'weather',
  rules: [...fogRules, ...skyRules, ...snowRules, ...stormRules],
};
