import type { Shape } from '@sortie/kernel';
import type { PlanTold } from '@sortie/wire';
import type { ToThink } from '../opponent.ts';
import type { TableRecord } from '../record.ts';
import type { Table } from '../table.ts';

/** What whoever runs a table hands in: how to keep, to think, to wait and to read a clock. Nothing in here knows where it runs. */
export interface Around<G extends Shape> {
  /**
   * Resolves when the records are durable, all of them or none; rejects when nothing was kept. `behind`: nothing was kept because somebody else
   * has continued the table. The next call comes after this one ends.
   */
  readonly keep: (records: readonly TableRecord<G>[], after: Table<G>, before: Table<G>) => Promise<'kept' | 'behind'>;
  /** Where a table is run in several places: everything that is kept of it from this number on. */
  readonly missed?: (from: number) => Promise<readonly TableRecord<G>[]>;
  /** Where a table is run in several places: who is here has changed. */
  readonly present?: (present: Present) => void;
  readonly keepWeighed: (weighed: Weighed) => Promise<void>;
  readonly think: Think<G>;
  /** Calls back after so many milliseconds; the result cancels it. */
  readonly wait: (milliseconds: number, then: () => void) => () => void;
  readonly clock: () => number;
  /** Something failed that nobody at the table can mend. */
  readonly report: (problem: unknown) => void;
  /** Nothing was kept, so nothing has happened: those who asked have been told. */
  readonly failed: (problem: unknown) => void;
}

/** Somebody who thinks for an opponent's seat, wherever that is: in another thread, in another process, on another machine. */
export type Think<G extends Shape> = (thought: Thought<G>, told: (progress: Progress) => void) => Thinker;

export interface Thought<G extends Shape> extends ToThink<G> {
  readonly game: string;
}

/** A thought under way. */
export interface Thinker {
  readonly chosen: Promise<Chosen>;
  /** Asks for the move at once, with what has been found so far. */
  readonly hurry: () => void;
  /** Drops the thought: nobody waits for it any more, or only we do not, because we are leaving. */
  readonly stop: (why: 'passed' | 'leaving') => void;
}

/** Who is at a table in one place. */
export interface Present {
  /** By seat. */
  readonly seats: readonly boolean[];
  readonly spectators: number;
}

export interface Progress {
  /** 0 … 1 of the budget. */
  readonly progress: number;
  /** Milliseconds. */
  readonly budget: number;
  readonly note?: string;
}

/** A command like anybody's, and what was weighed for it. */
export interface Chosen {
  readonly command: unknown;
  readonly plans: readonly PlanTold[];
  /** It had to move before its thought was done: so many of a hundred parts of its time it has had. */
  readonly short?: number;
}

/** What an opponent weighed, and how many entries there were before the move. */
export interface Weighed {
  readonly seat: number;
  readonly plans: readonly PlanTold[];
  readonly after: number;
}
