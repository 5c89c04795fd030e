import type { RuleId, Telling } from '@sortie/kernel';

/** What rules call themselves where they are terms of a sum. */
export const ownTerms = (rules: readonly { readonly id: RuleId; readonly term?: Telling }[]): ReadonlyMap<RuleId, Telling> =>
  new Map(rules.flatMap(({ id, term }) => (term ? [[id, term] as const] : [])));
