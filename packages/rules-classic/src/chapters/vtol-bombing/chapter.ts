import { optional, whole } from '@sortie/kernel';
import type { ClassicChapter } from '../../chapter.ts';
import { marked } from '../../scenarios/marked.ts';
import { bombingRules } from './bombing.ts';
import { type VtolBombingEvents, vtolBombingEvents } from './events.ts';

export const vtolBombing: ClassicChapter<{ event: keyof VtolBombingEvents; entry: 'racks' }> = {
  name: 'vtol-bombing',
  rules: bombingRules,
  events: vtolBombingEvents,
  entry: { racks: optional(whole(1, 20)) },
  begin: marked(({ racks }) => (racks === undefined ? undefined : { racks })),
};
