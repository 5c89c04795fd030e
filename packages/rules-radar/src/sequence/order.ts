import type { Seat } from '@sortie/kernel';
import { keepsStation } from '../card/craft.ts';
import { CENTRE } from '../map/sectors.ts';
import { NOWHERE } from '../map/zones.ts';
import { thrustOf } from '../movement/thrust.ts';
import type { Book } from '../rule.ts';
import { ATMOSPHERE, CAPITAL, type State, type Unit } from '../shape.ts';
import { dockedTo, isFighting, isPinned } from '../state.ts';

/** Over a battle on the ground the Central Zone has the atmospheric map, which keeps the pace of the ground. */
export const isOverGround = (state: Pick<State, 'centre'>, sector: number): boolean => state.centre === 'ground' && sector === CENTRE;

/** Ground turns that one capital turn lasts. */
export const GROUND_TURNS = 6;
/** Without a battle on the ground every turn is one; otherwise every sixth. */
export const isCapitalTurn = ({ centre, groundTurn }: Pick<State, 'centre' | 'groundTurn'>): boolean =>
  centre === 'space' || groundTurn % GROUND_TURNS === 0;

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
  if (isMobile(book, unit) && !isPinned(state, unit.id)) return true;
  return dockedTo(state, unit.id).some(({ undocking }) => !undocking);
}

/** Seats in the order in which they act, the loser first: who has more units acts with more of them at a time, as evenly as it goes. */
export function exchanges(loser: Seat, counts: readonly [number, number]): readonly Seat[] {
  const left = [...counts];
  const order: Seat[] = [];
  while (left[0]! + left[1]! > 0) {
    const least = Math.min(...left.filter(count => count > 0));
    for (const seat of [loser, 1 - loser]) {
      const acts = Math.min(left[seat]!, Math.max(1, Math.floor(left[seat]! / Math.max(1, least))));
      for (let i = 0; i < acts; i++) order.push(seat);
      left[seat]! -= acts;
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
