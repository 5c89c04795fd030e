import type { Spot } from '@sortie/geometry';
import { nth, type Seat, sure } from '@sortie/kernel';
import type { Force } from './scenario.ts';
import type { Active, Card, Happening, SideState, State, Unit, UnitId } from './state.ts';

/** The unit of a number, which has to exist. */
export function unitAt({ units }: Pick<State, 'units'>, id: UnitId): Unit {
  const unit = units[id];
  if (unit === undefined) throw new RangeError(`there is no unit ${id}`);
  return unit;
}

/** The place of a unit that has to be on the map, and known to whoever asks. */
export function placeOf({ id, at }: Pick<Unit, 'id' | 'at'>): Spot {
  if (at === null) throw new Error(`unit ${id} is nowhere to be seen`);
  return at;
}

/** The card of a unit that whoever asks has to know. */
export const cardOf = ({ id, card }: Pick<Unit, 'id' | 'card'>): Card => sure(card, `the card of unit ${id}`);

/** The activation that has to be going on. */
export const activeIn = ({ active }: Pick<State, 'active'>): Active => sure(active, 'the active soldier');

/** The random event that has to be on its way. */
export const happeningIn = ({ happening }: Pick<State, 'happening'>): Happening => sure(happening, 'the random event');

export const sideAt = ({ sides }: Pick<State, 'sides'>, seat: Seat): SideState => nth(sides, seat);
export const forceAt = ({ plan }: Pick<State, 'plan'>, seat: Seat): Force => nth(plan.forces, seat);
