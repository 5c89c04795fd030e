import type { ClassicChapter } from '../../chapter.ts';
import { depthRules } from './crush.ts';
import { type ExtremeDepthsEvents, extremeDepthsEvents } from './events.ts';
import { extremeRules } from './modifiers.ts';

export const extremeDepths: ClassicChapter<{ event: keyof ExtremeDepthsEvents }> = {
  name: 'extreme-depths',
  rules: [...depthRules, ...extremeRules],
  events: extremeDepthsEvents,
};
