import type { ClassicChapter } from '../../chapter.ts';
import { type FieldworksEvents, fieldworksEvents } from './events.ts';
import { fieldworkRules } from './fieldworks.ts';

export const fieldworks: ClassicChapter<{ event: keyof FieldworksEvents }> = {
  name: 'fieldworks',
  uses: ['hull-down'],
  rules: fieldworkRules,
  events: fieldworksEvents,
};
