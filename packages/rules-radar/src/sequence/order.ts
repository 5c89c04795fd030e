import { nth, type Seat } from '@sortie/kernel';
import { keepsStation } from '../card/craft.ts';
import { CENTRE } from '../map/sectors.ts';
import { NOWHERE } from '../map/zones.ts';
import { thrustOf } from '../movement/thrust.ts';
import type { Book } from '../rule.ts';
import { ATMOSPHERE, CAPITAL, type State, type Unit } from '../shape.ts';
import { isFighting, isPinned } from '../state.ts';

/** Over a battle on the ground the Central Zone has the atmospheric map, which keeps the pace of the ground. */
export const isOverGround = (state: Pick<State, 'centre'>, sector: number): boolean => state.centre === 'ground' && sector === CENTRE;

/** Ground turns that one capital turn lasts. */
export const GROUND_TURNS = 6;
/** Without a battle on the ground every turn is one; otherwise every sixth. */
export const isCapitalTurn = ({ centre, groundTurn }: Pick<State, 'centre' | 'groundTurn'>): boolean =>
  centre === 'space' || groundTurn % GROUND_TURNS === 0;

/** Does the turn of a craft end with this one? Over a battle it lasts as long as a turn of the ground. */
export const endsTurn = (state: State, unit: Unit): boolean => isCapitalTurn(state) || isOverGround(state, unit.sector);

/** Does a craft act on this map? Whoever is on a standard map does so there, and on the Capital Map everybody else. */
export function actsOn(state: State, unit: Unit, map: number): boolean {
  if (map === ATMOSPHERE) return isOverGround(state, unit.sector);
  if (map === CAPITAL) return !unit.sunk && (unit.zone === NOWHERE || isOverGround(state, unit.sector));
  return unit.sector === map && unit.zone !== NOWHERE;
}

/** Can go somewhere else, if nobody holds it back. */
export const isMobile = (book: Book, unit: Unit): boolean => !keepsStation(unit) && thrustOf(book, unit) > 0;

/** Has a choice to make when craft move. */
export function waitsToMove(state: State, unit: Unit, book: Book): boolean {
  if (!isFighting(unit) || unit.turn.moved || unit.turn.late || !actsOn(state, unit, state.map)) return false;
  return (isMobile(book, unit) && !isPinned(state, unit.id, book)) || book.holds('mayMove', { state, unit }) !== undefined;
}

/** Seats in the order in which they act, the loser first: who has more units acts with more of them at a time, as evenly as it goes. */
export function exchanges(loser: Seat, counts: readonly [number, number]): readonly Seat[] {
  const left = [loser, 1 - loser].map(seat => ({ seat, count: nth(counts, seat) }));
  const order: Seat[] = [];
  while (left.some(({ count }) => count > 0)) {
    const least = Math.min(...left.flatMap(({ count }) => (count > 0 ? [count] : [])));
    for (const side of left) {
      const acts = Math.min(side.count, Math.max(1, Math.floor(side.count / least)));
      for (let i = 0; i < acts; i++) order.push(side.seat);
      side.count -= acts;
    }
  }
  return order;
}

/** The order in which the units that wait are called. */
export function orderOf(state: State, loser: Seat, waits: (unit: Unit) => boolean): readonly Seat[] {
  const counts: [number, number] = [0, 0];
  for (const unit of state.units) if (waits(unit)) counts[unit.seat as 0 | 1]++;
  return exchanges(loser, counts);
}
