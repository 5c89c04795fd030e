import type { ClassicChapter } from '../../chapter.ts';
import { type MarinesEvents, marinesEvents } from './events.ts';
import { stormingRules } from './storming.ts';

export const marines: ClassicChapter<{ event: keyof MarinesEvents }> = {
  name: 'marines',
  rules: stormingRules,
  events: marinesEvents,
};
