import { nth, type Seat } from '@sortie/kernel';
import type { State, Unit } from '../shape.ts';
import { isFighting } from '../state.ts';

/**
 * Seats in the order in which they act, loser first: each exchange a side acts with as many units as it has more than the smallest side
 * (TW-init-unequal).
 */
export function exchanges(loser: Seat, counts: readonly [number, number]): readonly Seat[] {
  const seats: readonly Seat[] = [loser, 1 - loser];
  const left = [...counts];
  const order: Seat[] = [];
  let smallest = Math.min(...left.filter(count => count > 0));
  while (left.some(count => count > 0)) {
    const divisor = Math.max(1, smallest);
    for (const seat of seats) {
      const acts = Math.min(nth(left, seat), Math.floor(nth(left, seat) / divisor));
      for (let i = 0; i < acts; i++) order.push(seat);
      left[seat] = nth(left, seat) - acts;
    }
    smallest--;
  }
  return order;
}

/** The order of a phase for the units that wait; those that act together, as the last function calls them, count once. */
export function orderOf(state: State, waits: (unit: Unit) => boolean, together?: (unit: Unit) => string): readonly Seat[] {
  const waiting = (seat: Seat): readonly Unit[] => state.units.filter(unit => unit.seat === seat && isFighting(unit) && waits(unit));
  const count = (seat: Seat): number => {
    const all = waiting(seat);
    return together ? new Set(all.map(together)).size : all.length;
  };
  const counts: readonly [number, number] = [count(0), count(1)];
  return counts[0] + counts[1] === 0 ? [] : exchanges(1 - state.initiative, counts);
}

export const waitsToMove = (unit: Unit): boolean => !unit.moved?.done;
export const waitsToFire = (unit: Unit): boolean => unit.fire === null;
export const waitsToStrike = (unit: Unit): boolean => unit.strike === null;
