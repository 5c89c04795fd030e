import type { Pack } from './packs.ts';
import type { Rulebook } from './rulebook.ts';
import type { Ruleset } from './ruleset.ts';
import type { RuleId, Seat, Shape } from './shape.ts';
import type { View } from './view.ts';
import type { Watch } from './watch.ts';
import type { Telling } from './words.ts';

/** Everything a host needs to offer one game: tables, servers, shells and opponents hold a list of these. */
export interface Game<G extends Shape> {
  readonly ruleset: Ruleset<G>;
  readonly tactics: Tactics<G>;
  /** Ready-made set-ups; the first is what a newcomer plays. */
  readonly scenarios: readonly Scenario<G>[];
  /** What a set-up itself is called and whom it seats, where set-ups have names of their own. */
  named?(setup: G['setup']): { readonly title: string; readonly roles: readonly string[] };
  /** A set-up with everything laid out that it only orders, so that games stay readable when such things come to be grown in another way. */
  laid?(setup: G['setup']): G['setup'];
  /** What each side of a set-up costs, where the game counts points. */
  points?(setup: G['setup']): readonly number[];
}

/** A game with all that hosts want to know of it: server, shell, browser, arena, fuzzing and benches read one list of these. */
export interface Manifest<G extends Shape> extends Game<G> {
  /** Who looks on when opponents are measured, and where they meet. */
  readonly watch: Watch<G>;
  readonly trials: Trials<G>;
  /** Optional rules in sets that players know by name; the first is the usual way to play. */
  readonly packs: readonly Pack<G>[];
}

/** Random games under every law. */
export interface Trials<G extends Shape> {
  /** How many of them the tests play every time: as many as take about as long as those of any other game. */
  readonly games: number;
  /** The n-th set-up, where ready games do not show everything. */
  scenario?(n: number): Scenario<G>;
}

export interface Scenario<G extends Shape> {
  readonly id: string;
  readonly title: string;
  /** One or two sentences for whoever chooses. */
  readonly summary: string;
  /** What each seat is called in this scenario, such as defender and attacker. */
  readonly roles: readonly string[];
  readonly rules: readonly RuleId[];
  readonly setup: G['setup'];
  /** What everybody reads before the first turn. */
  readonly briefing?: string;
  /** What each seat is to do, seat by seat; open to all. */
  readonly orders?: readonly string[];
}

/** What a scenario tells whoever plays it, beside its set-up. */
export type Story = Pick<Scenario<Shape>, 'title' | 'roles' | 'briefing' | 'orders'>;

/** What an opponent has to know about a game beyond its rules. Works on views only, so it can never look behind a screen. */
export interface Tactics<G extends Shape> {
  /** What `value` and `candidates` go by unless they are handed others. */
  readonly weights: Weights;
  /** What veterans and aces go by, where they look closer at first sight already. */
  readonly seasoned?: Weights;
  /** What self-play has found to be better, where it has; the strongest opponents go by these. */
  readonly tuned?: Weights;
  /**
   * How good the position is for a seat, in points of expected damage or the like. Larger is better. With the rules at hand, what is about to
   * happen counts as well as what has happened.
   */
  value(view: View<G>, seat: Seat, weights?: Weights, book?: Rulebook<G>): number;
  /**
   * The options worth a thought, best guesses first; a subset of `Ruleset.options`, never empty when that is not. Whoever looks at no more than
   * the first few may say so.
   */
  candidates(view: View<G>, seat: Seat, book: Rulebook<G>, weights?: Weights, most?: number): readonly Candidate<G>[];
  /**
   * A whole state that fits what the view shows, with guesses for what it hides. Absent where views hide nothing: then the view is the state.
   * `pick(n)` is uniform in 0 … n-1.
   */
  imagine?(view: View<G>, seat: Seat, pick: (n: number) => number): G['state'];
  /** Has enough happened since `from` that `value` can judge `now`? Looking ahead ends here; without it, after some commands. Who looks how far may be among the weights. */
  settled?(from: View<G>, now: View<G>, weights?: Weights): boolean;
  /** The places that a command leads over, for ghosts on the board: where it starts first, then where it goes or what it aims at. */
  path?(view: View<G>, command: G['command']): readonly Place[];
}

/**
 * What a judgement is made of: numbers with names, which self-play may tune. Three of them are in every game, so that an
 * opponent of any game can have a character.
 */
export interface Weights {
  /** How much harm done counts. */
  readonly aggression: number;
  /** How much harm suffered counts. */
  readonly caution: number;
  /** How much counts what the scenario asks for. */
  readonly objective: number;
  readonly [name: string]: number;
}

/** A place on a board, in the game's own coordinates: hexes as columns and rows, open tables in their units of length. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

export interface Candidate<G extends Shape> {
  readonly command: G['command'];
  /** What it is worth at first sight, in the unit of `value`, before anybody replies. */
  readonly worth: number;
  /** Why, in a few words for whoever asks the opponent. */
  readonly why?: string | Telling;
  /** What its author means to do after it, as long as nothing is left to chance: looking ahead need not think of it again. */
  readonly onward?: readonly G['command'][];
}
