import type { Seat } from '@sortie/kernel';
import type { Book } from '../rule.ts';
import type { State, Unit } from '../shape.ts';
import { isFighting, type OnMap } from '../state.ts';

const mine = (view: State, seat: Seat, waits: (unit: Unit) => boolean): readonly OnMap[] =>
  view.units.filter((unit): unit is OnMap => unit.seat === seat && isFighting(unit) && waits(unit));

/** Units that may move now: the one in the middle of its move, or all that have yet to move. */
export function movers(view: State, seat: Seat, book: Book): readonly OnMap[] {
  const begun = mine(view, seat, unit => unit.moved?.done === false);
  if (begun.length > 0) return begun;
  return mine(view, seat, unit => unit.moved === null && !book.holds('heldBack', { view, unit }));
}
export const shooters = (view: State, seat: Seat): readonly OnMap[] => mine(view, seat, unit => unit.fire === null);
export const strikers = (view: State, seat: Seat): readonly OnMap[] => mine(view, seat, unit => unit.strike === null);

export const enemiesOf = (view: State, unit: Unit): readonly OnMap[] =>
  view.units.filter((other): other is OnMap => isFighting(other) && other.seat !== unit.seat);
