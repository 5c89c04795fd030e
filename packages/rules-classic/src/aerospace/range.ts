import { distance, type Hex, neighbour, type Side, sameHex, sidesStruck, turn } from '@sortie/geometry';
import { sure } from '@sortie/kernel';
import type { Flight } from '../shape.ts';
import type { Weapon } from '../sheet/sheet.ts';
import { flightOf, isAloft, isVehicle, type OnMap } from '../state.ts';

/** Farther than anything reaches. */
const OUT_OF_REACH = 999;

/** Hexes that each step of altitude counts for whoever fires from the ground. */
const HEXES_PER_ALTITUDE = 2;

/** Hexes from one unit to another; to and from what flies they are counted otherwise (TOE-reading-142). */
export const rangeBetween = (unit: OnMap, target: OnMap): number =>
  unit.flight === undefined && target.flight === undefined ? distance(unit.at, target.at) : flownRange(unit, target);

function flownRange(unit: OnMap, target: OnMap): number {
  const [up, over] = [isAloft(unit), isAloft(target)];
  if (!up && !over) return distance(unit.at, target.at);
  if ((up && flightOf(unit).path.length === 0) || (over && flightOf(target).path.length === 0)) return OUT_OF_REACH;
  if (up && over) return Math.max(1, Math.abs(flightOf(unit).altitude - flightOf(target).altitude));
  if (up) return flewOver(flightOf(unit), target.at) ? 1 : OUT_OF_REACH;
  return distance(unit.at, nearest(target, unit.at)) + HEXES_PER_ALTITUDE * flightOf(target).altitude;
}

export const flewOver = ({ path }: Flight, at: Hex): boolean => path.some(hex => sameHex(hex, at));

/** The hex of a flight that is nearest to another one, the middle of several; where it is, if it has not flown. */
export function nearest({ flight, at }: OnMap, from: Hex): Hex {
  const { path } = sure(flight, 'the flight');
  const least = Math.min(...path.map(hex => distance(hex, from)));
  const all = path.filter(hex => distance(hex, from) === least);
  return all[(all.length - 1) >> 1] ?? at;
}

/** Does a weapon point at its target where one of the two flies? From the ground that is asked of the hex which it flew over nearest. */
export function bears(unit: OnMap, weapon: Weapon, target: OnMap): boolean | OnMap {
  const [up, over] = [isAloft(unit), isAloft(target)];
  // Two fighters turn about each other; at the ground a fighter fires ahead.
  if (up) return over || (weapon.at !== 'AFT' && !weapon.rear);
  if (unit.flight) return weapon.at !== 'AFT' && !weapon.rear;
  const at = over ? nearest(target, unit.at) : target.at;
  return sameHex(at, unit.at) || grounded(target, at);
}

const grounded = ({ flight: _flight, ...unit }: OnMap, at: Hex): OnMap => ({ ...unit, at });

/** The sides that are struck where one of the two flies: it is struck from where the other stands, and strikes along its way. */
export function flownSides(target: OnMap, attacker: OnMap): readonly Side[] | undefined {
  const [up, over] = [isAloft(attacker), isAloft(target)];
  if (up && over) return undefined;
  if (over) {
    const at = nearest(target, attacker.at);
    return sameHex(at, attacker.at) ? ['front'] : sidesStruck('vehicle', at, target.facing, attacker.at);
  }
  if (!up) return undefined;
  const before = neighbour(target.at, turn(attacker.facing, 3));
  return sidesStruck(isVehicle(target) ? 'vehicle' : 'mech', target.at, target.facing, before);
}
