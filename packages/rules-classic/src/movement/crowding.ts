import type { Seat } from '@sortie/kernel';
import type { Unit } from '../shape.ts';
import { elevationOf, isAloft, isMech, isTroop, sheetFor } from '../state.ts';
import { climbs, isRaised } from './tops.ts';

const flies = (unit: Unit): boolean => sheetFor(unit).gait === 'vtol';

/** Are two units of one hex at the same height there? Not above and below a bridge, on a roof and within; nor is whoever clings to others. */
export function meets(unit: Unit, other: Unit, elevation = flies(unit) ? elevationOf(unit) : 0): boolean {
  if (isAloft(unit) || isAloft(other) || isCarried(unit) || isCarried(other)) return false;
  const parted = flies(unit) || flies(other) || (climbs(sheetFor(unit).gait) && elevation > 0) || isRaised(other);
  return !parted || elevation === elevationOf(other);
}

const isCarried = ({ clings, rides }: Unit): boolean => typeof clings === 'number' || rides !== undefined;

/** Do two units collide in one hex? Troops and machines get out of each other's way. */
export const crowds = (unit: Unit, other: Unit, elevation?: number): boolean =>
  isTroop(unit) === isTroop(other) && meets(unit, other, elevation);

/** No 'Mech enters the hex of an enemy's (TW-move-enemy). */
export const bars = (unit: Unit, other: Unit): boolean => other.seat !== unit.seat && isMech(unit) && isMech(other);

/** Whoever comes upon an enemy goes no further; a 'Mech strides over troops (TW-move-enemy). */
export const stops = (unit: Unit, other: Unit): boolean => other.seat !== unit.seat && !(isMech(unit) && isTroop(other));

const MOST_OF_A_SIDE = 2;
const MOST = 4;

/** What stands in a hex already, as far as room there goes. */
export interface Crowd {
  readonly own: number;
  readonly all: number;
}

/** Is there no room where so many stand, of the own side and altogether? */
export const isFull = ({ own, all }: Crowd): boolean => own >= MOST_OF_A_SIDE || all >= MOST;

/** Do two units never share a hex, however empty it is: two 'Mechs, or anything but troops with what fills its hex (TW-stack)? */
export const excludes = (unit: Unit, other: Unit): boolean =>
  (isMech(unit) && isMech(other)) || (fills(unit) && !isTroop(other)) || (fills(other) && !isTroop(unit));

const fills = (unit: Unit): boolean => {
  const { large, dropShip } = sheetFor(unit);
  return dropShip === true || (!isMech(unit) && large === true);
};

/** The unit that leaves no room for another one among those that stand in its way: the one that excludes it, or one of too many. */
export function fullOf(unit: Unit, there: readonly Unit[]): Unit | undefined {
  const seat: Seat = unit.seat;
  const own = there.filter(other => other.seat === seat);
  return there.find(other => excludes(unit, other)) ?? (isFull({ own: own.length, all: there.length }) ? (own[0] ?? there[0]) : undefined);
}
