import type { ClassicChapter } from '../../chapter.ts';
import { type RearmingEvents, rearmingEvents } from './events.ts';
import { rearmingRules } from './rearming.ts';

export const rearming: ClassicChapter<{ event: keyof RearmingEvents }> = {
  name: 'rearming',
  rules: rearmingRules,
  events: rearmingEvents,
};
