import { list, optional } from '@sortie/kernel';
import type { AlphaChapter } from '../../chapter.ts';
import { name } from '../../read.ts';
import { onlyOwn } from '../../view.ts';
import { type FormationFacts, formationFacts } from './facts.ts';
import { formedOf } from './formed.ts';
import { regroup } from './lend.ts';
import { formationsPast } from './past.ts';
import { formationRules } from './rules.ts';

/** Lances that are built for something, and what they lend. */
export const formations: AlphaChapter<{ duty: 'regroup'; event: keyof FormationFacts; entry: 'formation' | 'bonus' }> = {
  name: 'formations',
  uses: ['special-command-abilities', 'special-pilot-abilities'],
  rules: formationRules,
  duties: { regroup },
  events: formationFacts,
  entry: { formation: optional(name), bonus: optional(list(name, 6)) },
  begin: (state, { forces }) =>
    forces.flat().some(({ formation }) => formation !== undefined)
      ? { ...state, formations: forces.map((force, seat) => formedOf(force, state.units, seat)) }
      : state,
  conceal: (state, seat) => (state.formations ? { ...state, formations: onlyOwn(state.formations, seat) } : state),
  patches: formationsPast,
};
