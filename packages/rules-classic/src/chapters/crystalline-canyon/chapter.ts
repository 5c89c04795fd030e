import type { ClassicChapter } from '../../chapter.ts';
import { force } from '../../scenarios/sides.ts';
import { onWorld } from '../alien-worlds/scenario.ts';
import { crystalRules } from './crystal.ts';
import { type CrystallineCanyonEvents, crystallineCanyonEvents } from './events.ts';
import { quakeRules } from './quake.ts';

const rules = [...crystalRules, ...quakeRules];

export const crystallineCanyon: ClassicChapter<{ cause: 'quake' | 'crystal'; event: keyof CrystallineCanyonEvents }> = {
  name: 'crystalline-canyon',
  uses: ['alien-worlds'],
  rules,
  events: crystallineCanyonEvents,
  scenarios: common => [
    onWorld(common, {
      map: 'crystalline-canyon',
      title: 'Crystalline Canyon',
      summary: 'Singing crystals, tremors, and instruments that see nothing after them.',
      forces: [force('ARC-2R', 'GRF-1N'), force('CN9-A', 'WVR-6R')],
      rules,
    }),
  ],
  causes: { quake: 'the earthquake', crystal: 'the crystals' },
};
