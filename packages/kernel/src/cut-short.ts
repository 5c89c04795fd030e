import type { Match } from './match.ts';
import type { Outcome } from './ruleset.ts';
import type { Seat, Shape } from './shape.ts';
import { tell } from './words.ts';

/** A game that ended before its rules said so: somebody gave up, ran out of time, or offered a draw that the others took. */
export interface CutShort {
  readonly how: 'conceded' | 'flagged' | 'drawn';
  readonly seat: Seat;
}

/** Everybody else has won, or nobody. `seats` are the names. */
export function outcomeOfCut({ how, seat }: CutShort, seats: readonly string[]): Outcome {
  if (how === 'drawn') return { winners: [], reason: tell('the sides agreed to a draw') };
  const winners = seats.flatMap((_, other) => (other === seat ? [] : [other]));
  const name = seats[seat] ?? '';
  return { winners, reason: how === 'conceded' ? tell('{name} conceded', { name }) : tell('{name} ran out of time', { name }) };
}

/** How a recorded game ended, by its rules or before they said so; `undefined` while it goes on. */
export const endOf = <G extends Shape>({ ruleset, state, header }: Match<G>, cut: CutShort | undefined): Outcome | undefined =>
  ruleset.outcome(state) ?? (cut && outcomeOfCut(cut, header.seats));
