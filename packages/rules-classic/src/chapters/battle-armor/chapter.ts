import type { ClassicChapter } from '../../chapter.ts';
import { boosterRules } from './boosters.ts';
import { duelRules } from './duels.ts';

export const battleArmor: ClassicChapter<object> = {
  name: 'battle-armor',
  rules: [...boosterRules, ...duelRules],
};
