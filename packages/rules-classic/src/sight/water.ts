import { boardOf } from '@sortie/board';
import { isRaised } from '../movement/tops.ts';
import type { Looking } from '../questions.ts';
import type { State } from '../shape.ts';
import { isShip, rides } from '../sheet/sheet.ts';
import { elevationOf, isAloft, isLow, type OnMap, sheetFor } from '../state.ts';
import { depthOf } from '../terrain/board.ts';

/** Levels that a unit is under the surface: the water it stands in, none for whoever drives on top of it or on the deck of a bridge. */
export function depthAbout(state: State, unit: OnMap): number {
  const { gait } = sheetFor(unit);
  if (isShip(gait)) return Math.max(0, -elevationOf(unit));
  return rides(gait) || isAloft(unit) || isRaised(unit) ? 0 : depthOf(boardOf(state.board), unit.at);
}

export const isSubmerged = (state: State, unit: OnMap): boolean => {
  const depth = depthAbout(state, unit);
  return depth > 1 || (depth === 1 && isLow(unit));
};

/** Stands in water that reaches to its hips: above and below the surface at once. */
export const isWading = (state: State, unit: OnMap): boolean => depthAbout(state, unit) === 1 && !isLow(unit);

/** A submarine just below the surface that has its mast up looks about as if it were on it (TOE-waterline-periscope). */
export const isPeering = (state: State, unit: OnMap): boolean => unit.condition?.mast === true && depthAbout(state, unit) === 1;

export function waterBetween(state: State, spotter: OnMap, target: OnMap): Looking['water'] {
  const [one, other] = [isSubmerged(state, spotter) && !isPeering(state, spotter), isSubmerged(state, target)];
  if (one !== other) return 'across';
  return one ? 'under' : 'none';
}
