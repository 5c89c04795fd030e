import type { Play, Seat } from '@sortie/kernel';
import { type Law, lawOf } from '../law.ts';
import type { Impact } from '../model/shape.ts';
import type { State, Unit, UnitId } from '../model/state.ts';
import { attackOf, enemyOf, inOrder, isPlaced } from '../units/unit.ts';

/** May this soldier fire in reaction? Not yet activated, on the ground, in good order and armed (8.5, 9.5). */
export const mayReact = (law: Law, unit: Unit): boolean =>
  unit.place === 'map' && !unit.done && inOrder(unit) && unit.stealth.box === 0 && (!unit.aloft || law.airReaction) && attackOf(unit) > 0;

/** A drone whose owner may have something to set off: whoever watches cannot tell a bomb from a gun (14.4.2, 14.4.6). */
export const mayDetonate = (unit: Unit): boolean =>
  unit.kind === 'armed' && unit.place === 'map' && unit.morale === 'good' && (unit.known !== 2 || unit.card?.type === 'bomb');

/** Can the seat do anything but watch? */
export const mayInterrupt = (state: State, law: Law, seat: Seat): boolean =>
  state.units.some(unit => unit.seat === seat && (mayReact(law, unit) || mayDetonate(unit)));

/** Is the mover still on the move, so that there is something to react to? */
export function isReactable(state: State, mover: UnitId): boolean {
  const unit = state.units[mover]!;
  if (!isPlaced(unit) || state.active?.unit !== mover) return false;
  return inOrder(unit) || (unit.morale === 'panicked' && state.active.plan !== null);
}

/** Give the other side its second or two (8.5), unless it has let this activation pass or the mover comes out of stealth (14.3). */
export function openWindow(play: Play<Impact>, mover: UnitId): void {
  const { state, book } = play;
  const { active } = state;
  const seat = enemyOf(state.units[mover]!.seat);
  if (!active || active.unopposed || active.emerging > 0 || !isReactable(state, mover)) return;
  if (!mayInterrupt(state, lawOf(book), seat)) return;
  play.emit({ type: 'asked', pending: { kind: 'reaction', seat, unit: mover } });
}
