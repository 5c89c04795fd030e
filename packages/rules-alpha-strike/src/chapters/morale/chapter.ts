import type { AlphaChapter } from '../../chapter.ts';
import { type MoraleFacts, moraleFacts } from './facts.ts';
import { moraleRules, rattle } from './morale.ts';
import { moralePast } from './past.ts';

/** Nerves that are lost and found again. */
export const morale: AlphaChapter<{ duty: 'rattle'; event: keyof MoraleFacts }> = {
  name: 'morale',
  uses: ['withdrawal'],
  rules: moraleRules,
  duties: { rattle },
  events: moraleFacts,
  patches: moralePast,
};
