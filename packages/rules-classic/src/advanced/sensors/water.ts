import { boardOf } from '@sortie/board';
import type { Looking } from '../../questions.ts';
import type { State } from '../../shape.ts';
import { isShip, rides } from '../../sheet/sheet.ts';
import { elevationOf, isAloft, isLow, type Standing, sheetFor } from '../../state.ts';
import { depthOf } from '../../terrain/board.ts';

/** Levels that a unit is under the surface: the water it stands in, none for whoever drives on top of it. */
export function depthAbout(state: State, unit: Standing): number {
  const { gait } = sheetFor(unit);
  if (isShip(gait)) return Math.max(0, -elevationOf(unit));
  return rides(gait) || isAloft(unit) ? 0 : depthOf(boardOf(state.board), unit.at);
}

export const isSubmerged = (state: State, unit: Standing): boolean => {
  const depth = depthAbout(state, unit);
  return depth > 1 || (depth === 1 && isLow(unit));
};

/** Stands in water that reaches to its hips: above and below the surface at once. */
export const isWading = (state: State, unit: Standing): boolean => depthAbout(state, unit) === 1 && !isLow(unit);

/** A submarine just below the surface that has its mast up looks about as if it were on it (TOE-waterline-periscope). */
export const isPeering = (state: State, unit: Standing): boolean => unit.condition?.mast === true && depthAbout(state, unit) === 1;

export function waterBetween(state: State, spotter: Standing, target: Standing): Looking['water'] {
  const [one, other] = [isSubmerged(state, spotter) && !isPeering(state, spotter), isSubmerged(state, target)];
  if (one !== other) return 'across';
  return one ? 'under' : 'none';
}
