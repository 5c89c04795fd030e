import type { ClassicChapter } from '../../chapter.ts';
import { force } from '../../scenarios/sides.ts';
import { onWorld } from '../alien-worlds/scenario.ts';
import { causticRules } from './caustic.ts';
import { type CausticValleyEvents, causticValleyEvents } from './events.ts';

const rules = [...causticRules];

export const causticValley: ClassicChapter<{ event: keyof CausticValleyEvents }> = {
  name: 'caustic-valley',
  uses: ['alien-worlds', 'hazardous-pools'],
  rules,
  events: causticValleyEvents,
  scenarios: common => [
    onWorld(common, {
      map: 'caustic-valley',
      title: 'Caustic Valley',
      summary: 'The wind drives drops of caustic pools across the valley, and the air eats at everything that has a hole.',
      forces: [force('HBK-4G', 'PXH-1', 'COM-2D'), force('WVR-6R', 'JR7-D', 'CN9-A')],
      rules,
    }),
  ],
};
