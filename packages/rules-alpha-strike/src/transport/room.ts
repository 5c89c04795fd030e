import { countOf } from '../card/specials.ts';
import type { State, Unit } from '../shape.ts';
import { isInfantry, marked } from '../state.ts';

/** Tons of infantry space: bays, and half of a hospital's. */
export const roomOf = (carrier: Unit): number => countOf(carrier, 'IT') + Math.ceil(countOf(carrier, 'MASH') / 2);

export const bulk = (unit: Unit): number => countOf(unit, 'CAR') || 1;

/** Whoever finds no room inside rides outside. */
export const ridesOutside = (carrier: Unit, rider: Unit): boolean => !isInfantry(rider) || roomOf(carrier) < bulk(rider);

/** Does a rider cling to the hull of its carrier? One that began the game there was never seen to get on. */
export function isOutside({ units }: State, rider: Unit): boolean {
  const carrier = rider.rides === null ? undefined : units[rider.rides];
  return marked(rider, 'outside') || (carrier !== undefined && ridesOutside(carrier, rider));
}
