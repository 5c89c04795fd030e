import type { AlphaChapter } from '../../chapter.ts';
import { type PilotFacts, pilotFacts } from './facts.ts';
import { specialPilotAbilitiesPast } from './past.ts';
import { pilotRules } from './rules.ts';

/** What pilots and crews can do. */
export const specialPilotAbilities: AlphaChapter<{ event: keyof PilotFacts }> = {
  name: 'special-pilot-abilities',
  uses: ['environment'],
  rules: pilotRules,
  events: pilotFacts,
  patches: specialPilotAbilitiesPast,
};
