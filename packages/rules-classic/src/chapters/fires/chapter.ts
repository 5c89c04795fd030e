import type { ClassicChapter } from '../../chapter.ts';
import { fireWeatherRules } from './fires.ts';
import { type RainEvents, rainEvents } from './rain.ts';

export const fires: ClassicChapter<{ event: keyof RainEvents }> = {
  name: 'fires',
  rules: fireWeatherRules,
  events: rainEvents,
};
