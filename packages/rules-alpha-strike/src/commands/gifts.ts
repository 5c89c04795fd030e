import type { RuleId } from '@sortie/kernel';
import { FORMATIONS } from '../formations/list.ts';
import { formationRules } from '../formations/rules.ts';
import { nameOf } from '../pilots/knows.ts';
import { pilotRules } from '../pilots/rules.ts';
import { quirkRules } from '../quirks/rules.ts';
import type { AlphaRule } from '../rule.ts';
import type { Setup } from '../shape.ts';
import { commandRules } from './rules.ts';

const switches = (rules: readonly AlphaRule[]): readonly RuleId[] => rules.filter(({ kind }) => kind === 'optional').map(({ id }) => id);

/** What players switch on to play with gifted crews, with peculiar machines, and with trained forces: each a list of rules. */
export const PILOT_RULES: readonly RuleId[] = switches(pilotRules);
export const QUIRK_RULES: readonly RuleId[] = switches(quirkRules);
/** Knowing twice as much as the enemy is asked of those who listen in only where players want it. */
export const COMMAND_RULES: readonly RuleId[] = switches(commandRules).filter(id => id !== 'ASC-sca-comm-disruption-bi');

/** The rules of an ability are those of its name, and whatever the name begins. */
const named = (rules: readonly RuleId[], prefix: string, written: string): readonly RuleId[] => {
  const stem = `${prefix}${nameOf(written)}`;
  return rules.filter(id => id === stem || id.startsWith(`${stem}-`));
};

/** What formations need: their own rules, and those of everything that they lend. */
export const FORMATION_RULES: readonly RuleId[] = switches(formationRules);
const LENT_RULES: readonly RuleId[] = [
  ...new Set(['lucky', 'tactical-genius', ...FORMATIONS.flatMap(({ loans }) => loans.flatMap(({ abilities }) => abilities))]),
].flatMap(one => named(PILOT_RULES, 'ASC-spa-', one));

/** The rules that a set-up needs for everything its forces bring along to have an effect. */
export function giftRulesOf({ forces, commands }: Pick<Setup, 'forces' | 'commands'>): readonly RuleId[] {
  const found = new Set<RuleId>();
  for (const { abilities = [], quirks = [] } of forces.flat()) {
    for (const one of abilities)
      for (const prefix of ['ASC-spa-', 'ASC-aug-']) for (const id of named(PILOT_RULES, prefix, one)) found.add(id);
    for (const one of quirks) for (const id of named(QUIRK_RULES, 'ASC-quirk-', one)) found.add(id);
  }
  if (commands?.some(own => own.length > 0)) for (const id of COMMAND_RULES) found.add(id);
  if (forces.flat().some(({ formation }) => formation !== undefined))
    for (const id of [...FORMATION_RULES, ...LENT_RULES, 'ASC-sca-comm-disruption' as const]) found.add(id);
  return [...found];
}
