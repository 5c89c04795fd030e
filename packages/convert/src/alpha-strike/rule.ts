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

/** One say of a rule, without all else that it is. */
export interface Voice<F> {
  readonly id: RuleId;
  readonly run: F;
}

/**
 * What the rules of a list say in one way, found once for each list. Rules are of many shapes; their voices are all of one, which keeps the
 * loops over them fast.
 */
export function voicesIn<R extends RuleHead, K extends keyof R>(way: K): (rules: readonly R[]) => readonly Voice<NonNullable<R[K]>>[] {
  const known = new WeakMap<readonly R[], readonly Voice<NonNullable<R[K]>>[]>();
  return rules => {
    let found = known.get(rules);
    if (!found) {
      found = rules.flatMap(rule => (rule[way] === undefined || rule[way] === null ? [] : [{ id: rule.id, run: rule[way] }]));
      known.set(rules, found);
    }
    return found;
  };
}

/** First voice that has something to say. */
export function firstVoice<F, T>(
  voices: readonly Voice<F>[],
  ask: (run: F) => T | undefined,
): { readonly id: RuleId; readonly value: T } | undefined {
  for (const { id, run } of voices) {
    const value = ask(run);
    if (value !== undefined) return { id, value };
  }
  return undefined;
}

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
