import type { Rulebook } from './rulebook.ts';
import type { Ruleset } from './ruleset.ts';
import type { RuleId, Seat, Shape } from './shape.ts';
import type { View } from './view.ts';

/** Everything a host needs to offer one game: tables, servers, shells and opponents hold a list of these. */
export interface Game<G extends Shape> {
  readonly ruleset: Ruleset<G>;
  readonly tactics: Tactics<G>;
  /** Ready-made set-ups; the first is what a newcomer plays. */
  readonly scenarios: readonly Scenario<G>[];
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
}

/** What an opponent has to know about a game beyond its rules. Works on views only, so it can never look behind a screen. */
export interface Tactics<G extends Shape> {
  /** How good the position is for a seat, in points of expected damage or the like. Larger is better. */
  value(view: View<G>, seat: Seat): number;
  /** The options worth a thought, best guesses first; a subset of `Ruleset.options`, never empty when that is not. */
  candidates(view: View<G>, seat: Seat, book: Rulebook<G>): readonly Candidate<G>[];
}

export interface Candidate<G extends Shape> {
  readonly command: G['command'];
  /** What it is worth at first sight, in the unit of `value`, before anybody replies. */
  readonly worth: number;
  /** Why, in a few words for whoever asks the opponent. */
  readonly why?: string;
}
