/** The vocabulary one ruleset speaks. Every other kernel type is derived from it. */
export interface Shape {
  readonly setup: unknown;
  readonly state: object;
  /** What a player may ask for. */
  readonly command: { readonly type: string };
  /** What the rules themselves call for; no player can send one. */
  readonly duty: { readonly type: string };
  readonly event: { readonly type: string };
  /** Name of a question the rules can answer with a number → what they may look at to answer it. */
  readonly questions: object;
  /** Name of something that is so or not → what the rules may look at to say it. */
  readonly truths?: object;
  /** Name of a sequence of steps → what is handed from step to step. */
  readonly sequences: object;
  /** Name of a choice that is closed unless a rule opens it → the words to choose from. `command` is one in every game. */
  readonly choices?: object;
  /** Name of a list that rules add to → a function from what they may look at to what they add. */
  readonly offers?: object;
}

/** A place at the table, counted from 0. */
export type Seat = number;
/** Whoever only watches. Sees what every seat may see, and nothing else. */
export const SPECTATOR: Seat = -1;

/** A ledger id such as `QS-to-hit-roll`: the prefix names the book. */
export type RuleId = `${string}-${string}`;

export type Variant<U extends { readonly type: string }, T extends U['type']> = Extract<U, { readonly type: T }>;
export type Question<G extends Shape> = keyof G['questions'] & string;
export type Sequence<G extends Shape> = keyof G['sequences'] & string;
export type Truths<G extends Shape> = NonNullable<G['truths']>;
export type Truth<G extends Shape> = keyof Truths<G> & string;
export type Choices<G extends Shape> = NonNullable<G['choices']> & { readonly command: G['command']['type'] };
export type Choice<G extends Shape> = keyof Choices<G> & string;
type Offers<G extends Shape> = NonNullable<G['offers']>;
export type Offering<G extends Shape> = keyof Offers<G> & string;
type Offer<G extends Shape, O extends Offering<G>> = Offers<G>[O] extends (about: infer A) => infer I
  ? { readonly about: A; readonly item: I }
  : never;
/** What the rules that add to a list may look at, and what they add. */
export type OfferedOn<G extends Shape, O extends Offering<G>> = Offer<G, O>['about'];
export type Offered<G extends Shape, O extends Offering<G>> = Offer<G, O>['item'];
