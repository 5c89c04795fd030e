import type { ClassicChapter } from '../../chapter.ts';
import { mobileStructureRules } from './attacks.ts';
import { type StructureEvents, structureEvents } from './events.ts';

export const mobileStructures: ClassicChapter<{ event: keyof StructureEvents }> = {
  name: 'mobile-structures',
  rules: mobileStructureRules,
  events: structureEvents,
};
