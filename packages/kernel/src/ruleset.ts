import type { Rounding } from './answer.ts';
import type { Roll } from './dice.ts';
import type { Read } from './read.ts';
import type { Answer, Refusal, Rule, StepRun } from './rule.ts';
import type { Rulebook } from './rulebook.ts';
import type { Question, RuleId, Seat, Sequence, Shape, Variant } from './shape.ts';
import type { View } from './view.ts';
import type { Telling } from './words.ts';

/** One published game as a value. Tables, servers, opponents and shells play any of them without knowing which. */
export interface Ruleset<G extends Shape> {
  readonly id: string;
  readonly title: string;
  readonly version: number;
  readonly rules: readonly Rule<G>[];
  /** Named lists of rule ids; the first is what a game uses if nobody chooses. */
  readonly editions: { readonly [name: string]: readonly RuleId[] };
  readonly handlers: { readonly [T in Task<G>['type']]: Handler<G, T> };
  /** Turn and attack sequences: steps by name, in their order. */
  readonly sequences: { readonly [S in Sequence<G>]: { readonly [step: string]: StepRun<G, S> } };
  /** What is said of a command that no rule in force permits, where some rule could. */
  readonly closed?: Refusal;
  /** Questions whose total is a whole number although a rule multiplies. */
  readonly rounding?: { readonly [Q in Question<G>]?: Rounding };

  /** At the door: what comes from a wire or a file is a set-up, a command, or a reason why not. */
  readonly readSetup: Read<G['setup']>;
  readonly readCommand: Read<G['command']>;

  readonly seats: number;
  setup(setup: G['setup']): G['state'];
  /** What the rules call for before anybody may act: rolls for roles, starting damage. */
  opening(setup: G['setup']): readonly G['duty'][];
  /** Fold one fact into the state. No dice, no rules, no options: old events replay for ever. */
  evolve(state: G['state'], event: G['event']): G['state'];
  /** Who is asked for what now. Empty exactly when the game is over. */
  awaiting(state: G['state']): readonly Awaiting[];
  outcome(state: G['state']): Outcome | undefined;
  /** Commands worth considering. All of them pass `Rulebook.check`; on a free table it is a sample, on hexes it is complete. */
  options(view: View<G>, seat: Seat, book: Rulebook<G>): Iterable<G['command']>;
  /**
   * The single choices that a command is made of, in words of the game's own: every choice of an allowed command occurs in some option, however
   * they may be combined. Absent where options are complete: then a command is one choice.
   */
  choices?(command: G['command'], view: View<G>): readonly string[];
  /** One option at random, without listing them all. `pick(n)` is uniform in 0 … n-1. */
  sample(view: View<G>, seat: Seat, book: Rulebook<G>, pick: (n: number) => number): G['command'] | undefined;
  view(state: G['state'], seat: Seat): View<G>;
  /** The same event as `seat` learns of it. `state` is the state before it; `undefined` is silence. */
  redact(state: G['state'], event: G['event'], seat: Seat): G['event'] | undefined;
  /** Does this event tell somebody what was secret? Then nobody takes it back alone. */
  reveals(event: G['event']): boolean;
  /** Bring an event written by an older version up to date. */
  upcast(event: { readonly type: string }, writtenBy: number): G['event'];
  /** Bring a command up to date that an older version took, so that its game can be played again. */
  upcastCommand?(command: { readonly type: string }, writtenBy: number): G['command'];
  /** Bring a state held by an older version up to date, when a live game moves to this version. */
  migrate(state: object, from: number): G['state'];
  /** The event as a sentence for the log; `undefined` if nobody needs to read it. `state` is the state before it. */
  tell(state: G['state'], event: G['event']): Telling | undefined;
}

/** A choice somebody has to make before the game goes on. It is state, so it survives a restart. */
export interface Awaiting {
  readonly seat: Seat;
  /** Which question: a phase or an interrupting choice, by its own name. */
  readonly question: string;
  /** What is expected, as a line for the turn bar. */
  readonly prompt: Telling;
}

export interface Outcome {
  /** The seats that won; empty for a draw. */
  readonly winners: readonly Seat[];
  readonly reason: Telling;
  readonly points?: readonly number[];
}

/** What a handler may do: look, ask, roll, and state facts. */
export interface Play<G extends Shape> {
  readonly state: G['state'];
  readonly book: Rulebook<G>;
  /** Who sent the command being carried out. */
  readonly seat: Seat;
  ask<Q extends Question<G>>(question: Q, about: G['questions'][Q]): Answer;
  roll(count: number, sides: number, rule: RuleId): Roll;
  emit(event: G['event']): void;
  /** Run every step of a sequence in the order of the rules in force. */
  run<S extends Sequence<G>>(sequence: S, about: G['sequences'][S]): void;
}

export type Task<G extends Shape> = G['command'] | G['duty'];
export type Handler<G extends Shape, T extends Task<G>['type']> = (play: Play<G>, task: Variant<Task<G>, T>) => void;
