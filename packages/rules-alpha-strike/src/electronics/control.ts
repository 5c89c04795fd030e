import { countOf, has } from '../card/specials.ts';
import type { State, Unit } from '../shape.ts';
import { canAct, isOn, isWithin, type Standing } from '../state.ts';
import { jammed } from './ecm.ts';

/** How far a drone may be from whoever drives it, in inches. */
export const DRONE_REACH = 900;

/** Who drives a drone: consoles have so many places each, which are given out before the game in the order of the roster. */
export function operatorOf({ units }: Pick<State, 'units'>, drone: Unit): Unit | undefined {
  const own = units.filter(unit => unit.seat === drone.seat);
  const places = own.flatMap(unit => Array.from({ length: countOf(unit, 'DCC') }, () => unit));
  return places[own.filter(unit => has(unit, 'DRO')).findIndex(({ id }) => id === drone.id)];
}

/** Why a drone hears nobody: nobody drives it, or something lies between the two. */
export function silenceOf(state: State, drone: Unit): string | undefined {
  if (!has(drone, 'DRO') || !isOn(drone)) return undefined;
  if (jammed(state, drone)) return 'its link is jammed';
  const operator = operatorOf(state, drone);
  if (!operator || !reaches(state, operator, drone)) return 'nobody controls it';
  return undefined;
}

const reaches = (state: State, operator: Unit, drone: Standing): boolean =>
  isOn(operator) && canAct(operator) && !jammed(state, operator) && isWithin(operator, drone, DRONE_REACH);
