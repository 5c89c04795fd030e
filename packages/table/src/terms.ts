import type { RuleId, Seat, Shape, Story } from '@sortie/kernel';
import type { GuestId } from './guest.ts';

/** What is agreed when a table is laid, before anybody sits down. */
export interface Terms<G extends Shape> {
  readonly game: string;
  readonly version: number;
  /** The ready-made set-up it came from, if it did. */
  readonly scenario?: string;
  /** What it is called and what is told of it, where it came from nobody's box. */
  readonly story?: Story;
  readonly rules: readonly RuleId[];
  readonly setup: G['setup'];
  readonly seats: readonly SeatPlan[];
  readonly dice: 'seeded' | 'manual';
  readonly clock?: ClockTerms;
}

/** An open seat is taken by a guest; an opponent is a program that the host runs. */
export type SeatPlan = { readonly kind: 'open' } | { readonly kind: 'opponent'; readonly level: string; readonly name: string };

/** Thinking time of each human seat, in milliseconds. */
export interface ClockTerms {
  readonly main: number;
  /** Given back after every command. */
  readonly increment: number;
}

/** The parts of the terms that every guest may read: a set-up may hold secrets and stays at the table. */
export type PublicTerms = Omit<Terms<Shape>, 'setup' | 'seats'>;

/** The guest under whose name the host moves for an opponent's seat. */
export const opponentGuest = (seat: Seat): GuestId => `opponent ${seat}`;
