import type { ClassicChapter } from '../../chapter.ts';
import { afootEvents, afootRules } from './afoot.ts';

export const warriorsAfoot: ClassicChapter<{ event: 'bailedOut' }> = {
  name: 'warriors-afoot',
  rules: afootRules,
  events: afootEvents,
};
