import { optional, whole } from '@sortie/kernel';
import type { ClassicChapter } from '../../chapter.ts';
import { marked } from '../../scenarios/marked.ts';
import { callLance, lanceRules } from './lances.ts';

export const lanceMovement: ClassicChapter<{ duty: 'callLance'; entry: 'lance' }> = {
  name: 'lance-movement',
  rules: lanceRules,
  duties: { callLance },
  entry: { lance: optional(whole(0, 9)) },
  begin: marked(({ lance }) => (lance === undefined ? undefined : { lance })),
};
