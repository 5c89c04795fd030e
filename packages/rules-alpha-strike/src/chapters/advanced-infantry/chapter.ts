import type { AlphaChapter } from '../../chapter.ts';
import { type InfantryFacts, infantryFacts } from './facts.ts';
import { getUp, infantryRules } from './infantry.ts';
import { advancedInfantryPast } from './past.ts';

/** What soldiers do to stay alive. */
export const advancedInfantry: AlphaChapter<{ duty: 'getUp'; event: keyof InfantryFacts }> = {
  name: 'advanced-infantry',
  uses: ['fortified-positions'],
  rules: infantryRules,
  duties: { getUp },
  events: infantryFacts,
  patches: advancedInfantryPast,
};
