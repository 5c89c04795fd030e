import type { ClassicChapter } from '../../chapter.ts';
import { displacementRules } from './displacement.ts';
import { type TerrainFactorEvents, terrainFactorEvents } from './events.ts';
import { roadRules } from './roads.ts';

export const terrainFactor: ClassicChapter<{ event: keyof TerrainFactorEvents }> = {
  name: 'terrain-factor',
  uses: ['artillery'],
  rules: [...displacementRules, ...roadRules],
  events: terrainFactorEvents,
};
