import { optional, truth } from '@sortie/kernel';
import type { ClassicChapter } from '../../chapter.ts';
import { marked } from '../../scenarios/marked.ts';
import { type MunitionsEvents, munitionsEvents } from './events.ts';
import { munitionRules } from './rules.ts';

export const munitions: ClassicChapter<{ event: keyof MunitionsEvents; entry: 'unsealed' }> = {
  name: 'munitions',
  uses: ['minefields'],
  rules: munitionRules,
  events: munitionsEvents,
  entry: { unsealed: optional(truth) },
  begin: marked(({ unsealed }) => unsealed && { unsealed }),
};
