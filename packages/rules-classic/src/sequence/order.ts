import type { Seat } from '@sortie/kernel';
import type { Mech, State } from '../shape.ts';
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
      const acts = Math.min(left[seat]!, Math.floor(left[seat]! / divisor));
      for (let i = 0; i < acts; i++) order.push(seat);
      left[seat]! -= acts;
    }
    smallest--;
  }
  return order;
}

/** The order of a phase for the units that wait; where lances move together, each of them counts once. */
export function orderOf(state: State, waits: (unit: Mech) => boolean, lances = false): readonly Seat[] {
  const waiting = (seat: Seat): readonly Mech[] => state.units.filter(unit => unit.seat === seat && isFighting(unit) && waits(unit));
  const count = (seat: Seat): number => {
    const all = waiting(seat);
    return lances ? new Set(all.map(({ id, lance }) => (lance === undefined ? `unit ${id}` : `lance ${lance}`))).size : all.length;
  };
  const counts: readonly [number, number] = [count(0), count(1)];
  return counts[0] + counts[1] === 0 ? [] : exchanges(1 - state.initiative, counts);
}

export const waitsToMove = (unit: Mech): boolean => !unit.moved?.done;
export const waitsToFire = (unit: Mech): boolean => unit.fire === null;
export const waitsToStrike = (unit: Mech): boolean => unit.strike === null;
