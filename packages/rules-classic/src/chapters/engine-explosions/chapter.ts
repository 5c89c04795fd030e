import type { ClassicChapter } from '../../chapter.ts';
import { engineRules } from './explosions.ts';

export const engineExplosions: ClassicChapter<object> = {
  name: 'engine-explosions',
  rules: engineRules,
};
