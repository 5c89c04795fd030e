import type { Mech } from '../shape.ts';
import { elevationOf, isAloft, isTroop, sheetFor } from '../state.ts';

const flies = (unit: Mech): boolean => sheetFor(unit).gait === 'vtol';

/** Do two units get into each other's way in one hex? Not where they are at different heights, nor troops and a machine. */
export function crowds(unit: Mech, other: Mech, elevation = elevationOf(unit)): boolean {
  if (isTroop(unit) !== isTroop(other) || isAloft(unit) || isAloft(other)) return false;
  return flies(unit) || flies(other) ? elevation === elevationOf(other) : true;
}
