import type { ClassicChapter } from '../../chapter.ts';
import { boggedRules } from './bogged.ts';
import { groundRules } from './ground.ts';
import { hazardRules } from './hazards.ts';

export const difficultGround: ClassicChapter<{ cause: 'mire' }> = {
  name: 'difficult-ground',
  rules: [...boggedRules, ...groundRules, ...hazardRules],
  causes: { mire: 'the soft ground' },
};
