import { list, oneOf, optional } from '@sortie/kernel';
import type { ClassicChapter } from '../../chapter.ts';
import { marked } from '../../scenarios/marked.ts';
import { abilityRules } from './abilities.ts';
import { ABILITIES } from './shape.ts';

/** What only some pilots can do. */
export const pilotAbilities: ClassicChapter<{ entry: 'abilities' }> = {
  name: 'pilot-abilities',
  rules: abilityRules,
  entry: { abilities: optional(list(oneOf(...ABILITIES), ABILITIES.length)) },
  begin: marked(({ abilities }) => (abilities === undefined ? undefined : { abilities })),
};
