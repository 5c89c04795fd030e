import type { RuleId } from './shape.ts';

/** A rule value of any package, and the lines that come with it. */
interface Carrier {
  readonly id: RuleId;
  readonly covers?: readonly RuleId[];
}

interface Derivation {
  told<T>(answer: T, rules: readonly Carrier[]): T;
}

/**
 * What the product works out beside a game (a card, a price, a weight) passes through here at the door of its package, with the rules it went
 * by. Nothing happens to it. Tests listen here, as they listen to rulebooks: a line that no game plays is proven by an answer that names it.
 */
export const derivation: Derivation = { told: answer => answer };
