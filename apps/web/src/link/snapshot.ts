import type { Awaiting, Game, Rulebook, Seat, Shape, View } from '@sortie/kernel';
import type {
  Ended,
  HeardEntry,
  Weighed as Kept,
  LogLine,
  ProposalSeen,
  PublicHeader,
  PublicTerms,
  RollingSeen,
  SeatSeen,
  Talk,
  UndoStatus,
} from '@sortie/table';

/**
 * Everything a screen shows of one table, as one immutable value. Parts that did not change keep their identity, so that
 * a screen may compare by reference.
 */
export interface Snapshot<G extends Shape> {
  readonly table: string;
  readonly game: Game<G>;
  /** Where the table stands: in this browser, or on the server. */
  readonly place: 'local' | 'remote';
  readonly connection: Connection;
  /** waiting: seats or ready are missing; playing; over. */
  readonly stage: 'waiting' | 'playing' | 'over';

  readonly terms: PublicTerms;
  /** Present once the game has begun. */
  readonly header?: PublicHeader;
  readonly seats: readonly SeatShown[];
  /** The seats I hold: none for a spectator, several in a hot-seat game. */
  readonly mine: readonly Seat[];
  /** Through whose eyes `view` and `log` are: one of `mine`, or SPECTATOR (-1). */
  readonly facing: Seat;
  /** Hot-seat: the screen should be covered and handed to this seat, which then calls `hand`. */
  readonly handOver?: Seat;
  /** Hot-seat: all my seats see the same, so that nothing has to be covered. */
  readonly open?: true;

  /** The state as this seat may see it; before the game begins, the table as it was set up. */
  readonly view: View<G>;
  /** The rules in force, for `check`, `ask` and `options`. */
  readonly book: Rulebook<G>;
  /** Who is asked for what now; empty before the game begins, during a pause and after the end. */
  readonly awaiting: readonly Awaiting[];
  /** The seat that I can act for now, if any: the facing one when it is asked. */
  readonly acting?: Seat;
  readonly paused: boolean;
  readonly outcome?: Ended;

  readonly entries: readonly HeardEntry<G>[];
  /** The view before each entry, for replay: `views[n]` is the picture before entry n. */
  readonly views: readonly View<G>[];
  readonly log: readonly LogLine<G>[];
  readonly chat: readonly Talk[];

  readonly undo: UndoStatus;
  /** Something somebody asked of everybody: `missing` says whose answer is missing. */
  readonly proposal?: ProposalSeen;
  /** Manual dice: what to roll and type, for `dice`. */
  readonly rolling?: RollingSeen;
  readonly clocks?: Clocks;
  readonly thinking?: Thinking;
  /** What an opponent weighed for its last decision, where everybody may know. */
  readonly weighed?: Weighed;
  readonly spectators: number;
  /** Somebody wants the same game with the sides swapped, at this table. */
  readonly rematch?: { readonly table: string; readonly by: Seat };

  /** The hash of the seed, known from the start; the seed itself is in `outcome` when the game is over. */
  readonly commitment?: string;
  /** A command was sent and is not answered yet. */
  readonly busy: boolean;
}

export interface Connection {
  /** live: in step with the table; waiting: trying again, commands are kept; closed: for good. */
  readonly state: 'connecting' | 'live' | 'waiting' | 'closed';
  /** Why, for a person. */
  readonly reason?: string;
  /** Milliseconds since 1970, on this machine: when the next attempt is made. */
  readonly nextTry?: number;
}

export interface SeatShown extends SeatSeen {
  /** Is somebody there? Always true for opponents and at a local table. */
  readonly present: boolean;
}

/** `left[seat]` milliseconds were left when this machine's clock said `asOf`; the clocks of `running` go on from there. */
export interface Clocks {
  readonly left: readonly number[];
  readonly running: readonly Seat[];
  readonly asOf: number;
}

export interface Thinking {
  readonly seat: Seat;
  /** 0 … 1 of the budget. */
  readonly progress: number;
  readonly budget: number;
  /** What it is looking at, if it says. */
  readonly note?: string;
}

/** The best plan first, the chosen one among them. */
export type Weighed = Omit<Kept, 'after'>;
