import { keepsStation } from '../card/craft.ts';
import type { State, Unit } from '../shape.ts';
import { isEngaged } from '../state.ts';

/** Is one of the two that come together under attack? Then both hold still. */
export function isDockingUnderFire(state: State, unit: Unit): boolean {
  const partner = unit.docking?.parent ?? state.units.find(one => one.docking?.parent === unit.id)?.id;
  return partner !== undefined && (isEngaged(state, unit.id) || isEngaged(state, partner));
}

/** Cannot come about: by its nature, or because it is docking under fire. */
export const holdsStill = (state: State, unit: Unit): boolean => keepsStation(unit) || isDockingUnderFire(state, unit);
