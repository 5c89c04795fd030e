import type { Rulebook } from './rulebook.ts';
import type { Play } from './ruleset.ts';
import type {
  Choice,
  Choices,
  Offered,
  OfferedOn,
  Offering,
  Question,
  RuleId,
  Seat,
  Sequence,
  Shape,
  Truth,
  Truths,
  Variant,
} from './shape.ts';
import type { View } from './view.ts';
import type { Telling } from './words.ts';

/** A number a rule contributes, plain or with a remark and a group of which only the largest member counts. */
export type Contribution = number | { readonly value: number; readonly group?: string; readonly note?: string };

type Contributes<G extends Shape> = {
  readonly [Q in Question<G>]?: (about: G['questions'][Q]) => Contribution | undefined;
};

type Judges<G extends Shape> = { readonly [T in Truth<G>]?: (about: Truths<G>[T]) => boolean };

/** One rule of the book, as a value. A game switches it on by listing its id, never by an `if`. */
export interface Rule<G extends Shape> {
  readonly id: RuleId;
  readonly cite: string;
  readonly kind: 'core' | 'optional' | 'advanced' | 'house';
  /** Further ledger lines that this one value carries out. */
  readonly covers?: readonly RuleId[];
  readonly needs?: readonly RuleId[];
  readonly replaces?: readonly RuleId[];
  /** Until this version of the game it was part of another rule: lists of rules that an older version wrote take it along with that one. */
  readonly splitFrom?: { readonly rule: RuleId; readonly version: number };
  /**
   * The line describes how the game is built (what is on a map, who sits where) and contributes nothing that could be switched off: what
   * carries it out, in a few words.
   */
  readonly structural?: string;
  /** What it is called where it is a term of a sum, in a word or two. */
  readonly term?: Telling;

  /** Where a number starts. `undefined` means "does not apply here", in all the stages below as well. */
  readonly base?: Contributes<G>;
  readonly adds?: Contributes<G>;
  readonly multiplies?: Contributes<G>;
  readonly atLeast?: Contributes<G>;
  readonly atMost?: Contributes<G>;
  /** Rules whose contribution this one sets aside; the answer keeps both. */
  readonly waives?: { readonly [Q in Question<G>]?: (about: G['questions'][Q]) => readonly RuleId[] | undefined };

  /** Where something is so because of this rule: a question of yes or no, which names the rule and builds no sum. */
  readonly affirms?: Judges<G>;
  /** Where something is not so, whatever other rules affirm. */
  readonly denies?: Judges<G>;

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
  /** Why a set-up is not allowed where this rule is in force; asked when a game begins. */
  readonly forbidsSetup?: (setup: G['setup'], book: Rulebook<G>) => Telling | undefined;
  /** Words of a choice that are open where this rule is in force; a word that some rule opens is closed where none of them is. */
  readonly permits?: { readonly [C in Choice<G>]?: readonly Choices<G>[C][] };
  /** What is worth considering where this rule is in force. It need not be legal: what `forbids` refuses is left out. */
  readonly offers?: { readonly [O in Offering<G>]?: (about: OfferedOn<G, O>) => Iterable<Offered<G, O>> };
  /** What else happens once an event has happened. */
  readonly follows?: {
    readonly [E in G['event']['type']]?: (state: G['state'], event: Variant<G['event'], E>) => readonly G['duty'][] | undefined;
  };
  /** Events that are final once they have happened: nobody takes them back alone. */
  readonly settles?: { readonly [E in G['event']['type']]?: (event: Variant<G['event'], E>) => boolean };
  /** Steps put into a sequence, or put in the place of another step. */
  readonly steps?: { readonly [S in Sequence<G>]?: readonly InsertedStep<G, S>[] };
}

/** What a rule value says of itself; whatever else it has is something that it does. */
const HEAD: ReadonlySet<string> = new Set(['id', 'cite', 'kind', 'covers', 'needs', 'splitFrom', 'structural', 'term']);

/** Does a rule value do anything? One that does nothing can be taken off a list, and nobody would notice. */
export const contributes = (rule: { readonly id: RuleId }): boolean =>
  Object.entries(rule).some(([part, what]) => what !== undefined && !HEAD.has(part));

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
