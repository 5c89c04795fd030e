import type { RuleId } from '@sortie/kernel';
import {
  commandRules,
  type FormationType,
  formationNamed,
  formationRules,
  implantRules,
  nameOf,
  pilotRules,
  quirkRules,
  readFormation,
} from '../chapters.ts';
import type { AlphaRule } from '../rule.ts';
import type { Setup } from '../shape.ts';

const switches = (rules: readonly AlphaRule[]): readonly RuleId[] => rules.filter(({ kind }) => kind === 'optional').map(({ id }) => id);

/** What players switch on to play with gifted crews, with peculiar machines, and with trained forces: each a list of rules. */
export const PILOT_RULES: readonly RuleId[] = switches([...pilotRules, ...implantRules]);
export const QUIRK_RULES: readonly RuleId[] = switches(quirkRules);
/** Knowing twice as much as the enemy is asked of those who listen in only where players want it. */
export const COMMAND_RULES: readonly RuleId[] = switches(commandRules).filter(id => id !== 'ASC-sca-comm-disruption-bi');

/** The rules of an ability are those of its name, and whatever the name begins. */
const named = (rules: readonly RuleId[], prefix: string, written: string): readonly RuleId[] => {
  const stem = `${prefix}${nameOf(written)}`;
  return rules.filter(id => id === stem || id.startsWith(`${stem}-`));
};

export const FORMATION_RULES: readonly RuleId[] = switches(formationRules);

/** What one formation needs: the lines by which it lends, and those of what it lends. */
function formationNeeds({ loans, luck, genius, supports, disrupts }: FormationType): readonly RuleId[] {
  const lent = [...loans.flatMap(({ abilities }) => abilities), ...(luck ? ['lucky'] : []), ...(genius ? ['tactical-genius'] : [])];
  return [
    'ASC-fb-bonus-retention',
    ...loans.map(({ rule }) => rule),
    ...(luck ? (['ASC-form-battle-bonus'] as const) : []),
    ...(genius ? (['ASC-form-command-genius', 'ASC-form-command-genius-duplicate'] as const) : []),
    ...(supports ? (['ASC-form-support-bonus'] as const) : []),
    ...(disrupts ? FORMATION_RULES.filter(id => id.startsWith('ASC-form-ew-')) : []),
    ...(disrupts ? (['ASC-sca-comm-disruption'] as const) : []),
    ...[...new Set(lent)].flatMap(one => named(PILOT_RULES, 'ASC-spa-', one)),
  ];
}

/** The rules that a set-up needs for everything its forces bring along to have an effect. */
export function giftRulesOf({ forces, commands }: Pick<Setup, 'forces' | 'commands'>): readonly RuleId[] {
  const found = new Set<RuleId>();
  for (const { abilities = [], quirks = [] } of forces.flat()) {
    for (const one of abilities)
      for (const prefix of ['ASC-spa-', 'ASC-aug-']) for (const id of named(PILOT_RULES, prefix, one)) found.add(id);
    for (const one of quirks) for (const id of named(QUIRK_RULES, 'ASC-quirk-', one)) found.add(id);
  }
  if (commands?.some(own => own.length > 0)) for (const id of COMMAND_RULES) found.add(id);
  for (const formation of new Set(forces.flat().flatMap(entry => entry.formation ?? []))) {
    const type = formationNamed(readFormation(formation).type);
    for (const id of type ? formationNeeds(type) : []) found.add(id);
  }
  return [...found];
}
