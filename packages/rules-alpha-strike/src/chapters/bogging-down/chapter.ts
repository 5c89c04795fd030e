import type { AlphaChapter } from '../../chapter.ts';
import { bogRules, crossBog } from './bog.ts';
import { type BogFacts, bogFacts } from './facts.ts';
import { boggingDownPast } from './past.ts';

/** Soft ground that holds whoever goes into it. */
export const boggingDown: AlphaChapter<{ duty: 'crossBog'; event: keyof BogFacts }> = {
  name: 'bogging-down',
  rules: bogRules,
  duties: { crossBog },
  events: bogFacts,
  patches: boggingDownPast,
};
