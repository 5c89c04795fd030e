import type { AlphaChapter } from '../../chapter.ts';
import { type LamFacts, lamFacts } from './facts.ts';
import { landAirMechsPast } from './past.ts';
import { shapeRules } from './shapes.ts';

/** 'Mechs that turn into fighters. */
export const landAirMechs: AlphaChapter<{ event: keyof LamFacts }> = {
  name: 'land-air-mechs',
  rules: shapeRules,
  events: lamFacts,
  patches: landAirMechsPast,
};
