import type { ClassicChapter } from '../../chapter.ts';
import { force } from '../../scenarios/sides.ts';
import { onWorld } from '../alien-worlds/scenario.ts';
import { type FungalCrevasseEvents, fungalCrevasseEvents } from './events.ts';
import { fungalRules } from './fungal.ts';

const rules = [...fungalRules];

export const fungalCrevasse: ClassicChapter<{ cause: 'spores'; event: keyof FungalCrevasseEvents }> = {
  name: 'fungal-crevasse',
  uses: ['alien-worlds'],
  rules,
  events: fungalCrevasseEvents,
  scenarios: common => [
    onWorld(common, {
      map: 'fungal-crevasse',
      title: 'Fungal Crevasse',
      summary: 'At dusk between crevasses without a floor: woods full of spores, and heights that glow.',
      forces: [force('CPLT-C1', 'PXH-1'), force('WHM-6R', 'JR7-D')],
      rules,
    }),
  ],
  causes: { spores: 'the spores' },
};
