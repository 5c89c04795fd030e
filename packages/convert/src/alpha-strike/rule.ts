import type { RuleId } from '@sortie/kernel';

/** What every rule of the conversion chapter states about itself; what it contributes is added by the step it belongs to. */
export interface RuleHead {
  readonly id: RuleId;
  readonly cite: string;
  /** Further ledger lines that this one value carries out. */
  readonly covers?: readonly RuleId[];
  /** Rules that are out of force in an edition that lists this one. */
  readonly replaces?: readonly RuleId[];
}

/** A citation of the Alpha Strike Companion. */
export const page = (number: number): string => `Alpha Strike Companion p. ${number}`;

/** Later errata that official cards follow without a text in our books: our own reading of the cards. */
export const READING = 'house reading of current official cards';

/** An edition is a list of rule ids; nothing else tells editions apart. */
export interface Edition {
  readonly name: string;
  readonly rules: readonly RuleId[];
}

/** The rules of a list that an edition has, in the order of the list. */
export const inForce = <R extends RuleHead>(rules: readonly R[], ids: ReadonlySet<RuleId>): readonly R[] =>
  rules.filter(rule => ids.has(rule.id));

/** First rule that has something to say. */
export function firstAnswer<R extends RuleHead, T>(
  rules: readonly R[],
  ask: (rule: R) => T | undefined,
): { rule: R; value: T } | undefined {
  for (const rule of rules) {
    const value = ask(rule);
    if (value !== undefined) return { rule, value };
  }
  return undefined;
}
