import type { Seat, Shape } from '@sortie/kernel';
import type { Ended, HeardEntry, Mark, PublicHeader, SeatSeen, Standing, Talk } from './outlook.ts';

/** One record as a guest hears of it. Numbers have no gaps: a guest who misses one can tell, and asks again. */
export interface News<G extends Shape> {
  readonly seq: number;
  /** The guest's own name for the message that caused this. */
  readonly ref?: string;
  readonly what: Happening<G>;
  /** Present when the game ended here. */
  readonly ended?: Ended;
  /** With the last of several news: how things stand after them. */
  readonly standing?: Standing;
}

export type Happening<G extends Shape> =
  | { readonly kind: 'seat'; readonly seat: Seat; readonly now: SeatSeen }
  | { readonly kind: 'ready'; readonly seats: readonly Seat[]; readonly ready: boolean }
  | { readonly kind: 'began'; readonly header: PublicHeader }
  | { readonly kind: 'entry'; readonly entry: HeardEntry<G> }
  | { readonly kind: 'mark'; readonly mark: Mark }
  | { readonly kind: 'talk'; readonly talk: Talk }
  /** Something that does not concern this guest, or that `standing` says already. */
  | { readonly kind: 'quiet' };
