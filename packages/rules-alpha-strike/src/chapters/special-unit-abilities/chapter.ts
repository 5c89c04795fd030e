import type { AlphaChapter } from '../../chapter.ts';
import { armorRules } from './armor.ts';
import { cockpitRules } from './cockpits.ts';
import { coolantRules } from './coolant.ts';
import { type AbilityFacts, abilityFacts } from './facts.ts';
import { hyperpulseRules } from './hyperpulse.ts';
import { iatmRules } from './iatm.ts';
import { jam, jammerRules } from './jammers.ts';
import { specialUnitAbilitiesPast } from './past.ts';
import { tsempRules } from './tsemp.ts';

/** What the Companion adds to the abilities that cards print. */
export const specialUnitAbilities: AlphaChapter<{ duty: 'jam'; event: keyof AbilityFacts }> = {
  name: 'special-unit-abilities',
  rules: [...jammerRules, ...hyperpulseRules, ...cockpitRules, ...tsempRules, ...iatmRules, ...coolantRules, ...armorRules],
  duties: { jam },
  events: abilityFacts,
  patches: specialUnitAbilitiesPast,
};
