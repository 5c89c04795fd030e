import { optional, whole } from '@sortie/kernel';
import type { AlphaChapter } from '../../chapter.ts';
import { withLamps } from './bombs.ts';
import { type MunitionFacts, munitionFacts } from './facts.ts';
import { corrode, munitionRules } from './munitions.ts';
import { alternateMunitionsPast } from './past.ts';

/** What else can be loaded. */
export const alternateMunitions: AlphaChapter<{ duty: 'corrode'; event: keyof MunitionFacts; setup: 'year' }> = {
  name: 'alternate-munitions',
  rules: munitionRules,
  duties: { corrode },
  events: munitionFacts,
  setup: { year: optional(whole(2000, 3999)) },
  begin: (state, { year }) => ({ ...state, units: withLamps(state.units), ...(year === undefined ? {} : { year }) }),
  patches: alternateMunitionsPast,
};
