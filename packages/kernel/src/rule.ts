import type { Rulebook } from './rulebook.ts';
import type { Play } from './ruleset.ts';
import type { Question, RuleId, Seat, Sequence, Shape, Variant } from './shape.ts';
import type { View } from './view.ts';
import type { Telling } from './words.ts';

/** A number a rule contributes, plain or with a remark and a group of which only the largest member counts. */
export type Contribution = number | { readonly value: number; readonly group?: string; readonly note?: string };

type Contributes<G extends Shape> = {
  readonly [Q in Question<G>]?: (about: G['questions'][Q]) => Contribution | undefined;
};

/** One rule of the book, as a value. A game switches it on by listing its id, never by an `if`. */
export interface Rule<G extends Shape> {
  readonly id: RuleId;
  readonly cite: string;
  readonly kind: 'core' | 'optional' | 'advanced' | 'house';
  /** Further ledger lines that this one value carries out. */
  readonly covers?: readonly RuleId[];
  readonly needs?: readonly RuleId[];
  readonly replaces?: readonly RuleId[];

  /** Where a number starts. `undefined` means "does not apply here", in all the stages below as well. */
  readonly base?: Contributes<G>;
  readonly adds?: Contributes<G>;
  readonly multiplies?: Contributes<G>;
  readonly atLeast?: Contributes<G>;
  readonly atMost?: Contributes<G>;
  /** Rules whose contribution this one sets aside; the answer keeps both. */
  readonly waives?: { readonly [Q in Question<G>]?: (about: G['questions'][Q]) => readonly RuleId[] | undefined };

  /**
   * Why a command is not allowed, judged on what the seat can see. `undefined` means "no objection". The rulebook is there to
   * ask: what a move costs is the business of other rules.
   */
  readonly forbids?: {
    readonly [C in G['command']['type']]?: (
      view: View<G>,
      command: Variant<G['command'], C>,
      seat: Seat,
      book: Rulebook<G>,
    ) => string | Telling | undefined;
  };
  /** What else happens once an event has happened. */
  readonly follows?: {
    readonly [E in G['event']['type']]?: (state: G['state'], event: Variant<G['event'], E>) => readonly G['duty'][] | undefined;
  };
  /** Events that are final once they have happened: nobody takes them back alone. */
  readonly settles?: { readonly [E in G['event']['type']]?: (event: Variant<G['event'], E>) => boolean };
  /** Steps put into a sequence, or put in the place of another step. */
  readonly steps?: { readonly [S in Sequence<G>]?: readonly InsertedStep<G, S>[] };
}

export type StepRun<G extends Shape, S extends Sequence<G>> = (play: Play<G>, about: G['sequences'][S]) => void;

export type InsertedStep<G extends Shape, S extends Sequence<G>> = { readonly name: string; readonly run: StepRun<G, S> } & (
  | { readonly after: string }
  | { readonly before: string }
  | { readonly insteadOf: string }
);

export type Stage = 'base' | 'multiply' | 'atLeast' | 'atMost';

export interface Term {
  readonly rule: RuleId;
  readonly value: number;
  /** Absent for the common case, a number that is added. */
  readonly stage?: Stage;
  readonly group?: string;
  readonly note?: string;
  /** The rule that set this term aside. */
  readonly waivedBy?: RuleId;
  /** The rule whose larger term of the same group counts instead. */
  readonly outdoneBy?: RuleId;
}

export interface Answer {
  readonly total: number;
  readonly terms: readonly Term[];
}

export interface Refusal {
  readonly rule: RuleId;
  /** The finished sentence. Without `said` it is a text of the message catalogue itself. */
  readonly reason: string;
  /** The same with its gaps still open, for readers of other languages. */
  readonly said?: Telling;
}
