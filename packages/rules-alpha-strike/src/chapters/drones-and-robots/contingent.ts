import { isRobot } from '../../card/drone.ts';
import type { Unit } from '../../shape.ts';

/** The contingent that robots make up beside a force with crews. */
export const ROBOTS = 9;

/** Robots beside people have an initiative of their own; a force of robots alone simply has its own. */
export function separated(units: readonly Unit[]): readonly Unit[] {
  if (!units.some(isRobot)) return units;
  const crewed = (seat: number): boolean => units.some(unit => unit.seat === seat && !isRobot(unit));
  return units.map(unit => (isRobot(unit) && unit.contingent === 0 && crewed(unit.seat) ? { ...unit, contingent: ROBOTS } : unit));
}
