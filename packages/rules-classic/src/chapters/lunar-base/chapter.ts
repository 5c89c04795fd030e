import type { ClassicChapter } from '../../chapter.ts';
import { force } from '../../scenarios/sides.ts';
import { onWorld } from '../alien-worlds/scenario.ts';
import { decompressionRules } from './decompression.ts';
import { domeRules } from './domes.ts';
import { type LunarBaseEvents, lunarBaseEvents } from './events.ts';
import { lunarRules } from './lunar.ts';

const rules = [...lunarRules, ...domeRules, ...decompressionRules];

export const lunarBase: ClassicChapter<{ cause: 'blast' | 'dome'; event: keyof LunarBaseEvents }> = {
  name: 'lunar-base',
  uses: ['alien-worlds'],
  rules,
  events: lunarBaseEvents,
  scenarios: common => [
    onWorld(common, {
      map: 'lunar-base',
      title: 'Lunar Base',
      summary: 'No air and little weight: long jumps, domes that burst, and every hit may open the hull.',
      forces: [force('GRF-1N', 'WVR-6R'), force('PXH-1', 'AXM-2N')],
      rules,
    }),
  ],
  causes: { blast: 'the air that escapes', dome: 'the dome' },
};
