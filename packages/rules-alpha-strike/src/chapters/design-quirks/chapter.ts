import type { AlphaChapter } from '../../chapter.ts';
import { type QuirkFacts, quirkFacts } from './facts.ts';
import { designQuirksPast } from './past.ts';
import { quirkRules } from './rules.ts';

/** What is peculiar about machines. */
export const designQuirks: AlphaChapter<{ event: keyof QuirkFacts }> = {
  name: 'design-quirks',
  uses: ['special-command-abilities', 'special-pilot-abilities'],
  rules: quirkRules,
  events: quirkFacts,
  patches: designQuirksPast,
};
