import type { AlphaChapter } from '../../chapter.ts';
import { legRules } from './legs.ts';

/** On four legs, or on three. */
export const quadsAndTripods: AlphaChapter = {
  name: 'quads-and-tripods',
  rules: legRules,
};
