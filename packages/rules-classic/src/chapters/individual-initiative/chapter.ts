import type { ClassicChapter } from '../../chapter.ts';
import { type RankEvents, rankEvents } from './events.ts';
import { rankRules } from './ranks.ts';

export const individualInitiative: ClassicChapter<{ event: keyof RankEvents }> = {
  name: 'individual-initiative',
  rules: rankRules,
  events: rankEvents,
};
