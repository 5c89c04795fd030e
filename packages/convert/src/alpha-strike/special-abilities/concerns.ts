import type { Equipment } from '@sortie/roster';
import type { Voice } from '../rule.ts';
import type { SpecialRule } from './rules.ts';

type Granting = Voice<NonNullable<SpecialRule['grant']>>;

/** What rules give for a thing that concerns them, found once for each. */
const concerns = new WeakMap<readonly SpecialRule[], Map<Equipment, readonly Granting[]>>();

export function grantsFor(rules: readonly SpecialRule[], item: Equipment): readonly Granting[] {
  let known = concerns.get(rules);
  if (!known) {
    known = new Map();
    concerns.set(rules, known);
  }
  let found = known.get(item);
  if (!found) {
    found = rules.flatMap(({ id, grant, item: concerned }) => (grant && concerned?.(item) ? [{ id, run: grant }] : []));
    known.set(item, found);
  }
  return found;
}

/** Abilities whose number is only written from two up. */
export const ALONE: ReadonlySet<string> = new Set(['C3M', 'C3BSM', 'C3BSS', 'C3EM', 'INARC']);
