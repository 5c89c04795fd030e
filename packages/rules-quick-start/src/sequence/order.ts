import type { Seat } from '@sortie/kernel';
import { waitingToFire } from '../attack/resolve.ts';
import type { Mech, State } from '../shape.ts';
import { isFighting, otherSeat } from '../state.ts';

/** The seat that has lost initiative: it goes first. */
export const loser = ({ initiative }: State): Seat => otherSeat(initiative);

/** One for one; a side with nobody left waits while the other finishes. */
export function alternate(state: State, last: Seat, hasWork: (seat: Seat) => boolean): Seat | undefined {
  const first = last < 0 ? loser(state) : otherSeat(last);
  return hasWork(first) ? first : hasWork(otherSeat(first)) ? otherSeat(first) : undefined;
}

const some =
  (state: State, waits: (unit: Mech) => boolean) =>
  (seat: Seat): boolean =>
    state.units.some(unit => unit.seat === seat && isFighting(unit) && waits(unit));

export const nextToMove = (state: State): Seat | undefined =>
  alternate(
    state,
    state.active,
    some(state, unit => unit.moved === null),
  );

export const nextToDeclare = (state: State): Seat | undefined =>
  alternate(
    state,
    state.active,
    some(state, unit => unit.fire === null),
  );

/** Sides take turns at rolling as well; whose 'Mech is first is not written anywhere, so it is the one who declared first. */
export const nextToFire = (state: State, last: Seat): Seat | undefined =>
  alternate(state, last, seat => waitingToFire(state, seat).length > 0);
