import { list, literal, oneOf, optional, record, truth, whole } from '@sortie/kernel';
import type { ClassicChapter } from '../../chapter.ts';
import { marked } from '../../scenarios/marked.ts';
import { withClips } from './clips.ts';
import { type MunitionsEvents, munitionsEvents } from './events.ts';
import { munitionRules } from './rules.ts';
import { CLIP_KINDS } from './shape.ts';

export const munitions: ClassicChapter<{ event: keyof MunitionsEvents; entry: 'unsealed' | 'clips'; order: 'clip' }> = {
  name: 'munitions',
  uses: ['artillery', 'minefields'],
  rules: munitionRules,
  events: munitionsEvents,
  entry: { unsealed: optional(truth), clips: optional(list(oneOf(...CLIP_KINDS), 9)) },
  orders: { clip: record({ do: literal('clip'), clip: whole(0, 9) }) },
  begin: marked(
    (entry, unit) => (entry.unsealed || entry.clips) && { ...(entry.unsealed && { unsealed: true }), ...withClips(entry, unit) },
  ),
};
