import type { DiceWanted, Entry, Header, Seat, Seed, Shape } from '@sortie/kernel';
import type { Guest, GuestId } from './guest.ts';
import type { Terms } from './terms.ts';

/**
 * The durable unit of a table. Everything that was accepted is a record, records are only ever appended, and the records
 * alone rebuild the table exactly. They hold secrets: guests hear of them through `newsFor`, never as they are.
 */
export type TableRecord<G extends Shape> = Stamp & Deed<G>;

export interface Stamp {
  /** Counts up from 0 without gaps. */
  readonly seq: number;
  /** The host's clock in milliseconds; never goes back within a table. */
  readonly at: number;
  /** Whose message this answers, and what that guest called it. */
  readonly by?: GuestId;
  readonly ref?: string;
}

export type Deed<G extends Shape> =
  | { readonly kind: 'laid'; readonly terms: Terms<G>; readonly seed?: Seed }
  | { readonly kind: 'sat'; readonly seat: Seat; readonly guest: Guest }
  | { readonly kind: 'rose'; readonly seat: Seat }
  | { readonly kind: 'readied'; readonly seats: readonly Seat[]; readonly ready: boolean }
  | { readonly kind: 'began'; readonly header: Header<G> }
  | { readonly kind: 'entered'; readonly entry: Entry<G> }
  | { readonly kind: 'wanted'; readonly rolling: Rolling<G> }
  | { readonly kind: 'withdrew'; readonly seat: Seat }
  | { readonly kind: 'handed'; readonly guest: GuestId; readonly seat: Seat }
  | { readonly kind: 'proposed'; readonly proposal: Proposal }
  | { readonly kind: 'answered'; readonly seat: Seat; readonly yes: boolean }
  | { readonly kind: 'paused'; readonly seat: Seat }
  | { readonly kind: 'resumed'; readonly seat: Seat }
  | { readonly kind: 'conceded'; readonly seat: Seat }
  | { readonly kind: 'flagged'; readonly seat: Seat }
  /** This seat offered a draw, and everybody has agreed. */
  | { readonly kind: 'drawn'; readonly seat: Seat }
  | { readonly kind: 'said'; readonly from: Seat; readonly name: string; readonly text: string }
  /** The host was away: the time since the last record is nobody's. */
  | { readonly kind: 'woke' }
  /** The program that has just moved had so many of a hundred parts of its time to think; none at all if it could not think. */
  | { readonly kind: 'rushed'; readonly seat: Seat; readonly percent: number }
  /** What came after this place was damaged where it was kept; so many records are not part of the table any more. */
  | { readonly kind: 'recovered'; readonly lost: number };

/** With manual dice: what is being carried out and waits for faces. Without a command it is the opening. */
export interface Rolling<G extends Shape> {
  readonly seat: Seat;
  readonly command?: G['command'];
  readonly faces: readonly number[];
  readonly wants: DiceWanted;
}

/** Something that needs everybody's agreement. */
export interface Proposal {
  readonly seat: Seat;
  readonly what: 'undo' | 'pause' | 'draw';
  /** For an undo: the entry before which the game would stand again. */
  readonly to?: number;
  /** Who has said yes so far. */
  readonly agreed: readonly Seat[];
}
