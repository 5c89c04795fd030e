import type { AlphaChapter } from '../../chapter.ts';
import { type ImplantFacts, implantFacts, implantPast } from './facts.ts';
import { implantRules } from './implants.ts';

/** What has been put into warriors. */
export const augmentedWarriors: AlphaChapter<{ event: keyof ImplantFacts }> = {
  name: 'augmented-warriors',
  uses: ['special-pilot-abilities'],
  rules: implantRules,
  events: implantFacts,
  patches: implantPast,
};
