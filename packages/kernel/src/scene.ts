import type { Reading } from './read.ts';
import type { Answer, Refusal } from './rule.ts';
import type { Rulebook } from './rulebook.ts';
import type { Ruleset } from './ruleset.ts';
import type { Seat, Shape } from './shape.ts';
import type { Telling } from './words.ts';

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
  /** The fight of one unit against another: every way to attack, and what comes of it when dice fall. */
  readonly fights: Fights<G, P>;
  /** A position as a file writes it: `stage` reads it back. Units keep the names that are given, by their ids. */
  write(state: G['state'], names?: readonly string[]): WrittenPosition;
}

/** What a file says of a position: all of a scene but its id, its game, its rules and what is asked. */
export interface WrittenPosition {
  readonly units: readonly WrittenUnit[];
  readonly [field: string]: unknown;
}

export interface WrittenUnit {
  readonly id: string;
  readonly side: 0 | 1;
  readonly [field: string]: unknown;
}

/** One way to attack: the question as a file writes it, and what it comes to. */
export interface Way {
  readonly ask: { readonly kind: string; readonly attacker: string; readonly target: string; readonly [field: string]: unknown };
  readonly name: Telling;
  readonly found: SceneAnswer;
  /** Points of damage to be expected, misses counted. */
  readonly expected?: number;
}

/** Commands that carry out attacks one after the other, from a position in which nobody else has anything to do. */
export interface Orders<G extends Shape> {
  readonly state: G['state'];
  readonly orders: readonly { readonly seat: Seat; readonly command: G['command'] }[];
}

export interface Fights<G extends Shape, P extends Staged<G>> {
  /** Every way in which one unit might attack another, those that are refused as well. */
  ways(staged: P, attacker: string, target: string): readonly Way[];
  /** What is done when some of these ways are taken. */
  orders(staged: P, asks: readonly unknown[]): Reading<Orders<G>>;
  /** The position in which the first of these commands is due, at its seat. Whoever none of them names has nothing to do in that phase or a later one. */
  due(staged: P, commands: readonly G['command'][], seat: Seat): G['state'];
  /** What somebody answers who is asked for something in between; left out, the game's tactics say. */
  reply?(state: G['state'], seat: Seat, book: Rulebook<G>): G['command'] | undefined;
  /** The same before the next of the orders is given, where somebody may come between. */
  between?(state: G['state'], seat: Seat, book: Rulebook<G>): G['command'] | undefined;
  /** Does the fight end before this event? */
  ends(event: G['event']): boolean;
  /** What an event did to a unit beside damage, in a word or two: "falls". */
  mark(event: G['event']): { readonly unit: number; readonly what: Telling } | undefined;
}
