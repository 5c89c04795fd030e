import type { DiceWanted, Header, Outcome, RuleId, Seat, Seed, Shape, View } from '@sortie/kernel';
import type { ClockTerms, PublicTerms } from './terms.ts';

/** An entry of the match as one seat heard it. */
export type HeardEntry<G extends Shape> =
  | { readonly kind: 'open'; readonly n: number; readonly at: number; readonly events: readonly G['event'][] }
  | {
      readonly kind: 'command';
      readonly n: number;
      readonly at: number;
      readonly seat: Seat;
      readonly events: readonly G['event'][];
      /** Only for the seat that gave it. */
      readonly command?: G['command'];
    }
  | { readonly kind: 'undo'; readonly n: number; readonly at: number; readonly seat: Seat; readonly to: number }
  | { readonly kind: 'rules'; readonly n: number; readonly at: number; readonly version: number; readonly rules: readonly RuleId[] };

/** Something at the table that is not a move, for the log: `entry` is the last entry before it. */
export type Mark = { readonly seq: number; readonly at: number; readonly entry: number } & (
  | { readonly kind: 'conceded' | 'flagged' | 'drawn' | 'paused' | 'resumed' | 'refused'; readonly seat: Seat }
  | { readonly kind: 'proposed'; readonly seat: Seat; readonly what: 'undo' | 'pause' | 'draw' }
  | { readonly kind: 'rushed'; readonly seat: Seat; readonly percent: number }
  | { readonly kind: 'recovered'; readonly lost: number }
);

export interface Talk {
  readonly seq: number;
  readonly at: number;
  /** SPECTATOR for whoever only watches. */
  readonly from: Seat;
  readonly name: string;
  readonly text: string;
}

export interface SeatSeen {
  readonly kind: 'open' | 'human' | 'opponent';
  readonly name: string;
  readonly level?: string;
  readonly ready: boolean;
}

export type PublicHeader = Omit<Header<Shape>, 'setup'>;

/** Remaining time by seat as of `at` on the host's clock; the clocks of `running` go on from there. */
export interface ClockReading {
  readonly terms: ClockTerms;
  readonly at: number;
  readonly left: readonly number[];
  readonly running: readonly Seat[];
}

/** What the undo button says: free, by asking the others, or why not at all. */
export type UndoStatus =
  | { readonly may: 'free'; readonly to: number }
  | { readonly may: 'ask'; readonly to: number; readonly reason: string; readonly rule?: RuleId }
  | { readonly may: 'no'; readonly reason: string };

export interface ProposalSeen {
  readonly seat: Seat;
  readonly what: 'undo' | 'pause' | 'draw';
  readonly to?: number;
  readonly agreed: readonly Seat[];
  /** Whose answer is still missing. */
  readonly missing: readonly Seat[];
}

/** Manual dice: whose roll it is, and for those who may type, what is wanted. */
export interface RollingSeen {
  readonly seat: Seat;
  readonly typed: number;
  readonly wants?: DiceWanted;
  /** No face has been typed yet and the command is this guest's: it may be withdrawn. */
  readonly mayWithdraw: boolean;
}

export interface Ended extends Outcome {
  readonly how: 'played' | 'conceded' | 'flagged' | 'drawn';
  /** Published at the end, so that everybody can verify every roll. */
  readonly seed?: Seed;
}

/** Changes with almost every record and is derived from the whole table, so it travels beside the news. */
export interface Standing {
  readonly undo: UndoStatus;
  readonly clock?: ClockReading;
  readonly rolling?: RollingSeen;
  readonly proposal?: ProposalSeen;
  /** For a guest with several seats: all of them see the same, so that nothing has to be covered when the screen changes hands. */
  readonly open?: true;
}

/**
 * Everything one guest knows of a table: no more may leave the host. A guest who starts from any outlook and hears the
 * news after it holds exactly the outlook the table would give now.
 */
export interface Outlook<G extends Shape> {
  readonly seq: number;
  readonly terms: PublicTerms;
  /** The hash of the seed, published before the game; absent with manual dice. */
  readonly commitment?: string;
  readonly seats: readonly SeatSeen[];
  /** The seats this guest holds. */
  readonly mine: readonly Seat[];
  /** Through whose eyes: one of `mine`, or SPECTATOR. */
  readonly facing: Seat;
  /** The table before the first entry, as seen from here. */
  readonly first: View<G>;
  readonly header?: PublicHeader;
  readonly entries: readonly HeardEntry<G>[];
  readonly marks: readonly Mark[];
  readonly talk: readonly Talk[];
  readonly paused: boolean;
  readonly ended?: Ended;
  readonly standing: Standing;
}
