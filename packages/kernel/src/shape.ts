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
  /** Name of a sequence of steps → what is handed from step to step. */
  readonly sequences: object;
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
