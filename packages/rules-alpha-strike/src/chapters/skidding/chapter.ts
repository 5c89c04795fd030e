import type { AlphaChapter } from '../../chapter.ts';
import { type SkidFacts, skidFacts } from './facts.ts';
import { skiddingPast } from './past.ts';
import { skid, skidRules } from './skid.ts';

/** Sliding over pavement and ice, and into whoever stands there. */
export const skidding: AlphaChapter<{ duty: 'skid'; event: keyof SkidFacts }> = {
  name: 'skidding',
  rules: skidRules,
  duties: { skid },
  events: skidFacts,
  patches: skiddingPast,
};
