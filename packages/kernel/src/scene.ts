import type { Reading } from './read.ts';
import type { Answer, Refusal } from './rule.ts';
import type { Rulebook } from './rulebook.ts';
import type { Ruleset } from './ruleset.ts';
import type { Shape } from './shape.ts';

/** A position out of a file: the state, and what its units are called there, in their order. */
export interface Staged<G extends Shape> {
  readonly state: G['state'];
  readonly names: readonly string[];
  readonly book: Rulebook<G>;
}

/** What is said of a position beside a number: sides, arcs and sight, damage, places to go. */
export interface Findings {
  readonly [name: string]: unknown;
}

/** What a question about a position comes to: a number with its terms, a refusal with its rule, or findings alone. */
export type SceneAnswer =
  | { readonly answer: Answer; readonly chance?: number; readonly more: Findings }
  | { readonly refused: Refusal; readonly more: Findings }
  | { readonly more: Findings };

/** How positions of one game are read from a file and asked about. `L` is where it finds the things that a file names, `P` what it has to remember of a position. */
export interface Scenes<G extends Shape, L, P extends Staged<G> = Staged<G>> {
  readonly ruleset: Ruleset<G>;
  /** All of a scene but its id, its game, its rules and what is asked and done. */
  stage(raw: unknown, book: Rulebook<G>, library: L): Reading<P>;
  /** Questions by their kind. */
  readonly kinds: { readonly [kind: string]: (staged: P, ask: unknown) => Reading<SceneAnswer> };
}
