import type { AlphaChapter } from '../../chapter.ts';
import { type OverheatingFacts, overheatingFacts } from './facts.ts';
import { overheatRules } from './overheat.ts';
import { deliberateOverheatingPast } from './past.ts';

/** 'Mechs that run hot on purpose. */
export const deliberateOverheating: AlphaChapter<{ event: keyof OverheatingFacts }> = {
  name: 'deliberate-overheating',
  rules: overheatRules,
  events: overheatingFacts,
  patches: deliberateOverheatingPast,
};
