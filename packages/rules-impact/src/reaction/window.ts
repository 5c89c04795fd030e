import type { Play, Seat } from '@sortie/kernel';
import { unitAt } from '../model/lookup.ts';
import type { Impact } from '../model/shape.ts';
import type { State, Unit, UnitId } from '../model/state.ts';
import type { Book } from '../rule.ts';
import { enemyOf, inOrder, isPlaced } from '../units/unit.ts';

/** May this soldier fire in reaction (8.5, 9.5)? */
export const mayReact = (book: Book, unit: Unit): boolean => book.holds('reacts', { unit }) !== undefined;

/** A drone whose owner may have something to set off: whoever watches cannot tell a bomb from a gun (14.4.2, 14.4.6). */
export const mayDetonate = (unit: Unit): boolean =>
  unit.kind === 'armed' && unit.place === 'map' && unit.morale === 'good' && (unit.known !== 2 || unit.card?.type === 'bomb');

/** Can the seat do anything but watch? */
export const mayInterrupt = (state: State, book: Book, seat: Seat): boolean =>
  state.units.some(unit => unit.seat === seat && (mayReact(book, unit) || mayDetonate(unit)));

/** Is the mover still on the move, so that there is something to react to? */
export function isReactable(state: State, mover: UnitId): boolean {
  const unit = unitAt(state, mover);
  if (!isPlaced(unit) || state.active?.unit !== mover) return false;
  return inOrder(unit) || (unit.morale === 'panicked' && state.active.plan !== null);
}

/** Give the other side its second or two (8.5), unless it has let this activation pass. */
export function openWindow(play: Play<Impact>, mover: UnitId): void {
  const { state, book } = play;
  const { active } = state;
  const seat = enemyOf(unitAt(state, mover).seat);
  if (!active || !book.holds('opposed', { active }) || !isReactable(state, mover)) return;
  if (!mayInterrupt(state, book, seat)) return;
  play.emit({ type: 'asked', pending: { kind: 'reaction', seat, unit: mover } });
}
