import { groundOf } from '../board/compile.ts';
import type { State, Unit } from '../model/state.ts';
import type { Book } from '../rule.ts';
import { isPlaced, onMap } from '../units/unit.ts';
import { sightOf } from './sight.ts';

/** Do two units see each other (6.0)? */
export function sees(state: State, book: Book, from: Unit, to: Unit): boolean {
  if (!isPlaced(from) || !isPlaced(to)) return false;
  if (book.holds('hides', { from, to })) return false;
  return !groundOf(state.map).blocked(from.at, from.level, to.at, to.level, sightOf(book));
}

/** Does any friend of the soldier, drones included, see the target (9.6)? */
export const isSpotted = (state: State, book: Book, shooter: Unit, target: Unit): boolean =>
  state.units.some(
    friend =>
      friend.seat === shooter.seat && friend.id !== shooter.id && onMap(friend) && canSpot(friend) && sees(state, book, friend, target),
  );

/** Whoever has his senses about him reports what he sees. */
const canSpot = (unit: Unit): boolean => unit.morale === 'good' && (unit.card === null || unit.card.damage < 5);
