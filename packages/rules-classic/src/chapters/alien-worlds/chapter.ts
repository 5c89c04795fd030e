import type { ClassicChapter } from '../../chapter.ts';
import { joiningRules } from './joining.ts';
import { startFire, startTurn, worldRules } from './worlds.ts';

export const alienWorlds: ClassicChapter<{ duty: 'startTurn' | 'startFire' }> = {
  name: 'alien-worlds',
  uses: ['planetary-conditions'],
  rules: [...worldRules, ...joiningRules],
  duties: { startTurn, startFire },
};
