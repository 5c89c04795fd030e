import { optional } from '@sortie/kernel';
import type { ClassicChapter } from '../../chapter.ts';
import { id } from '../../read.ts';
import { type TrailerEvents, trailerEvents } from './events.ts';
import { hitched } from './hitching.ts';
import { trailerRules } from './trailers.ts';

export const trailers: ClassicChapter<{ event: keyof TrailerEvents; entry: 'towedBy' }> = {
  name: 'trailers',
  rules: trailerRules,
  events: trailerEvents,
  entry: { towedBy: optional(id) },
  begin: hitched,
};
