import { list, literal, record, tell } from '@sortie/kernel';
import type { ClassicChapter } from '../../chapter.ts';
import { id } from '../../read.ts';
import { type GhostEvents, ghostEvents } from './events.ts';
import { callHaunters, ghostRules, haunt } from './ghosts.ts';

export const ghosts: ClassicChapter<{ command: 'haunt'; duty: 'callHaunters'; event: keyof GhostEvents }> = {
  name: 'ghosts',
  uses: ['active-probes'],
  rules: ghostRules,
  commands: {
    haunt: {
      read: record({ type: literal('haunt'), unit: id, ghosts: list(record({ device: id, target: id }), 12) }),
      perform: haunt,
    },
  },
  duties: { callHaunters },
  events: ghostEvents,
  asks: ({ choosing, active }) =>
    choosing && [{ seat: active, question: 'haunt', prompt: tell('Choose whom ghost targets confuse, or nobody') }],
};
