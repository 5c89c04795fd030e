import type { ClassicChapter } from '../../chapter.ts';
import { deadZoneRules } from './dead-zones.ts';

export const deadZones: ClassicChapter<object> = {
  name: 'dead-zones',
  rules: deadZoneRules,
};
