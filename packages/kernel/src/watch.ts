import type { Place, Scenario } from './game.ts';
import type { Rulebook } from './rulebook.ts';
import type { Shape } from './shape.ts';

/** What a spectator of many games has to know about one: who stands where, what was done to whom. Spectators see everything and decide nothing. */
export interface Watch<G extends Shape> {
  /** Kinds of equal forces by which opponents are measured, the plainest first; a series goes through them by turns. */
  readonly grounds: readonly [Ground<G>, ...Ground<G>[]];
  /** The same forces on the n-th map. */
  onMap(setup: G['setup'], n: number): G['setup'];
  turn(state: G['state']): number;
  /** The size of the field in cells, for pictures of where everybody stood. */
  field(state: G['state']): { readonly width: number; readonly height: number };
  units(state: G['state']): readonly WatchedUnit[];
  /** What a command brought about, in the words of a spectator. */
  notes(before: G['state'], events: readonly G['event'][]): readonly Note[];
  /** Who has stood in the open this turn, could have moved, and has no enemy in range. */
  bystanders(state: G['state'], book: Rulebook<G>): readonly number[];
  /** Whether the clock of the scenario ended the game, and not the players. */
  ranOut(state: G['state']): boolean;
}

/** The same forces for both seats, or parts that are played from both sides. */
export interface Ground<G extends Shape> extends Scenario<G> {
  /** The same kind of fight on the n-th map, where another map asks for other rules or forces; else `onMap` of the game says. */
  on?(n: number): Pick<Scenario<G>, 'rules' | 'setup'>;
}

export interface WatchedUnit {
  readonly id: number;
  readonly seat: number;
  readonly name: string;
  /** What it is worth on paper. */
  readonly points: number;
  /** What is left of it, from 1 down to 0. */
  readonly left: number;
  /** The cell it stands on; `null` off the field. */
  readonly at: Place | null;
  readonly fighting: boolean;
}

export type Note =
  | { readonly kind: 'harm'; readonly unit: number; readonly by: number | null; readonly points: number }
  | { readonly kind: 'lost'; readonly unit: number; readonly by: number | null }
  /** `possible`: any roll at all could have hit. */
  | { readonly kind: 'shot'; readonly unit: number; readonly target: number; readonly possible: boolean; readonly hit: boolean }
  /** `meant`: a rule or the scenario wanted it to leave. */
  | { readonly kind: 'left'; readonly unit: number; readonly meant: boolean }
  /** `own`: without its own doing it would not have shut down. */
  | { readonly kind: 'shutDown'; readonly unit: number; readonly own: boolean }
  /** A roll that its own heat or its own way has asked for, and how likely it was to go wrong. */
  | { readonly kind: 'risk'; readonly unit: number; readonly of: 'heat' | 'feet'; readonly chance: number }
  | { readonly kind: 'turnEnded' };
