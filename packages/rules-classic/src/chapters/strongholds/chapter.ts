import type { ClassicChapter } from '../../chapter.ts';
import { castleRules } from './castles.ts';
import { fenceRules } from './fences.ts';
import { fortressRules } from './fortresses.ts';

export const strongholds: ClassicChapter<object> = {
  name: 'strongholds',
  rules: [...castleRules, ...fenceRules, ...fortressRules],
};
