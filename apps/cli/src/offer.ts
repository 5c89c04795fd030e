import type { Board } from '@sortie/board';
import type { Manifest, Rule, Rulebook, Scenario, Seat, Shape, View } from '@sortie/kernel';
import type { Contest } from './arena/contest.ts';
import type { Gate } from './bench/gate.ts';
import type { Habits } from './playing/habits.ts';
import type { Style } from './terminal/ink.ts';

/** What a person at a prompt is told and may type, game by game. */
export interface Face<G extends Shape> {
  /** The map with everything on it. */
  map(view: View<G>, style: Style): readonly string[];
  /** The forces, one block of lines each. */
  forces(view: View<G>, style: Style): readonly string[];
  /** What may be typed now, with examples from this very position. */
  help(asked: Asked<G>): readonly string[];
  /** What the person is told before the prompt: whose move, what is at stake. */
  brief(asked: Asked<G>, style: Style): readonly string[];
  /** What a typed line means. */
  read(asked: Asked<G>, line: string, style: Style): Heard<G>;
  /** How a person would type this command. */
  phrase(view: View<G>, command: G['command']): string;
  /** The parts there are to play, such as defender and attacker. */
  readonly parts: readonly string[];
  /** The part that a seat plays; `undefined` while it is not settled. */
  partOf(state: G['state'], seat: Seat): string | undefined;
  /** The same set-up with this part for this seat. */
  withPart(setup: G['setup'], seat: Seat, part: string): G['setup'];
  /** The same set-up on another map, or why that map will not do. */
  withMap(setup: G['setup'], board: Board): { readonly setup: G['setup'] } | { readonly problem: string };
  /** What the book advises and this set-up does otherwise. */
  advice?(setup: G['setup']): readonly string[];
  /** What a simulation counts of how it is played. */
  readonly habits?: Habits<G>;
  /** The same set-up with another table and other forces, for games that have them; the lot decides what is left to chance. */
  withOrders?(setup: G['setup'], orders: GameOrders, lot: string): { readonly setup: G['setup'] } | { readonly problem: string };
}

/** What a command line may want to be different about a game. */
export interface GameOrders {
  /** A file, or a landscape that is made up. */
  readonly table?: string;
  /** Forces of the two sides: files, lists of names, or `random:8`. */
  readonly a?: string;
  readonly b?: string;
  readonly hexes?: boolean;
  readonly turns?: number;
  /** The two forces in each other's place. */
  readonly swapped?: boolean;
}

/** The position in which somebody is asked. */
export interface Asked<G extends Shape> {
  readonly view: View<G>;
  readonly seat: Seat;
  readonly book: Rulebook<G>;
  readonly question: string;
}

/** A command, an answer to a question about the position, or a reason why the line is not understood. */
export type Heard<G extends Shape> =
  | { readonly command: G['command'] }
  | { readonly lines: readonly string[] }
  | { readonly problem: string };

/** A game that the shell offers. */
export interface Offer<G extends Shape> {
  readonly game: Manifest<G>;
  readonly face: Face<G>;
}

/** What is fetched only by those who measure. */
export interface Measures {
  readonly contest: () => Promise<{ readonly contest: Contest }>;
  readonly gates: () => Promise<{ readonly gates: () => readonly Gate[] }>;
}

/** An offer of any game: whoever wants to use it must be able to use every one. */
export interface AnyOffer extends Measures {
  readonly id: string;
  readonly title: string;
  readonly scenarios: readonly Pick<Scenario<Shape>, 'id' | 'title' | 'summary' | 'roles'>[];
  /** Its rule values, whatever they do. */
  readonly rules: readonly Pick<Rule<Shape>, 'id' | 'covers'>[];
  use<R>(user: <G extends Shape>(offer: Offer<G>) => R): R;
}

export const offer = <G extends Shape>(game: Manifest<G>, face: Face<G>, measures: Measures): AnyOffer => ({
  ...measures,
  id: game.ruleset.id,
  title: game.ruleset.title,
  scenarios: game.scenarios,
  rules: game.ruleset.rules,
  use: user => user({ game, face }),
});
