import { groundOf } from '../board/compile.ts';
import type { Law } from '../law.ts';
import type { State, Unit } from '../model/state.ts';
import { isPlaced, onMap } from '../units/unit.ts';

/** Do two units see each other (6.0)? A hidden soldier is seen by nobody but its own side. */
export function sees(state: State, law: Law, from: Unit, to: Unit): boolean {
  if (!isPlaced(from) || !isPlaced(to)) return false;
  if (to.hidden && to.seat !== from.seat) return false;
  return !groundOf(state.map).blocked(from.at, from.level, to.at, to.level, law);
}

/** Does any friend of the soldier, drones included, see the target (9.6)? */
export const isSpotted = (state: State, law: Law, shooter: Unit, target: Unit): boolean =>
  state.units.some(
    friend =>
      friend.seat === shooter.seat && friend.id !== shooter.id && onMap(friend) && canSpot(friend) && sees(state, law, friend, target),
  );

/** Whoever has his senses about him reports what he sees. */
const canSpot = (unit: Unit): boolean => unit.morale === 'good' && (unit.card === null || unit.card.damage < 5);
