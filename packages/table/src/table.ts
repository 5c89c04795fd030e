import type { Game, Header, Match, Seat, Seed, Shape } from '@sortie/kernel';
import type { Clock } from './clock.ts';
import type { Guest, GuestId } from './guest.ts';
import type { Ended } from './outlook.ts';
import type { Proposal, Rolling, TableRecord } from './record.ts';
import type { Terms } from './terms.ts';

/** One authoritative match with the people around it, as a value: the fold of its records and nothing else. */
export interface Table<G extends Shape> {
  readonly game: Game<G>;
  readonly records: readonly TableRecord<G>[];
  readonly terms: Terms<G>;
  /** Whoever knows it knows every die: it leaves the table only when the game is over. */
  readonly seed?: Seed;
  readonly seats: readonly SeatHeld[];
  /** Which of its seats a guest looks through. */
  readonly facing: { readonly [guest: GuestId]: Seat };
  readonly header?: Header<G>;
  /** Present from the opening on. */
  readonly match?: Match<G>;
  readonly rolling?: Rolling<G>;
  readonly proposal?: Proposal;
  readonly paused: boolean;
  readonly clock?: Clock;
  readonly ended?: Omit<Ended, 'seed'> & { readonly seq: number };
}

export type SeatHeld =
  | { readonly kind: 'open' }
  | { readonly kind: 'human'; readonly guest: Guest; readonly ready: boolean }
  | { readonly kind: 'opponent'; readonly guest: Guest; readonly level: string };

export const seatsOf = <G extends Shape>({ seats }: Table<G>, guest: GuestId): readonly Seat[] =>
  seats.flatMap((held, seat) => (held.kind !== 'open' && held.guest.id === guest ? [seat] : []));

export const nameOf = <G extends Shape>({ seats }: Table<G>, seat: Seat): string => {
  const held = seats[seat];
  return held === undefined || held.kind === 'open' ? '' : held.guest.name;
};

/** The seats somebody is asked of now: nobody before the opening, during a pause and after the end. */
export function asked<G extends Shape>({ game, match, ended, paused }: Table<G>): readonly Seat[] {
  if (!match || ended || paused) return [];
  return [...new Set(game.ruleset.awaiting(match.state).map(({ seat }) => seat))];
}

/** Human seats that this guest does not hold: those whose agreement counts. */
export const othersThan = <G extends Shape>({ seats }: Table<G>, guest: GuestId): readonly Seat[] =>
  seats.flatMap((held, seat) => (held.kind === 'human' && held.guest.id !== guest ? [seat] : []));
