import type { RuleId, Scenario } from '@sortie/kernel';
import type { Entry, QuickStart, ScenarioName, Setup } from '../shape.ts';

/** Seats have no fixed roles: the dice say who attacks. */
const ROLES = ['First player', 'Second player'];

const entries = (codes: readonly string[]): readonly Entry[] => codes.map(mech => ({ mech }));

/** The codes of both forces. */
export interface Forces {
  readonly defender: readonly string[];
  readonly attacker: readonly string[];
}

/** A ready game with the forces of the book, in the desert unless something else is said. */
export const published = (
  about: Pick<Scenario<QuickStart>, 'id' | 'title' | 'summary'>,
  rules: readonly RuleId[],
  scenario: ScenarioName,
  { defender, attacker }: Forces,
  more: Partial<Setup> = {},
): Scenario<QuickStart> => ({
  ...about,
  roles: ROLES,
  rules,
  setup: {
    scenario,
    map: 'desert',
    defender: entries(defender),
    attacker: entries(attacker),
    attackingSeat: null,
    ...more,
  },
});
