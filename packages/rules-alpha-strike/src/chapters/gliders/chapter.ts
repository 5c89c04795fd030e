import type { AlphaChapter } from '../../chapter.ts';
import { type GliderFacts, gliderFacts } from './facts.ts';
import { gliderRules } from './glider.ts';
import { glidersPast } from './past.ts';

/** ProtoMechs with wings. */
export const gliders: AlphaChapter<{ event: keyof GliderFacts }> = {
  name: 'gliders',
  rules: gliderRules,
  events: gliderFacts,
  patches: glidersPast,
};
