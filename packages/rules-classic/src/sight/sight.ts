import { boardOf, lineOfSight, type Sight } from '@sortie/board';
import { type ClassicRule, told } from '../rule.ts';
import type { State } from '../shape.ts';
import { isLow, type Standing } from '../state.ts';
import { groundOf } from '../terrain/board.ts';

/** Levels from the feet to the top: two for a 'Mech that stands, one for one that lies (TW-los-height). */
export const heightOf = (unit: Standing): number => (isLow(unit) ? 1 : 2);

const remembered = new WeakMap<object, Map<string, Sight>>();

/** Whether and how one unit sees another. Lines between hexes take the row that is worse for the attacker. */
export function sightBetween(state: State, from: Standing, to: Standing): Sight {
  const ground = groundOf(state.board);
  let known = remembered.get(ground);
  if (!known) {
    known = new Map();
    remembered.set(ground, known);
  }
  const key = `${from.at.q},${from.at.r},${heightOf(from)},${to.at.q},${to.at.r},${heightOf(to)}`;
  const found = known.get(key);
  if (found) return found;
  const board = boardOf(state.board);
  const sight = lineOfSight(board, { at: from.at, height: heightOf(from) }, { at: to.at, height: heightOf(to) });
  known.set(key, sight);
  return sight;
}

/** Do the legs of a target stand behind something? Only those of a 'Mech that stands (TW-cover-none). */
export const hasCover = (sight: Sight, target: Standing): boolean => !isLow(target) && (sight.targetCover || sight.waterCover);

/** All of them are the work of the board: see `lineOfSight` and its tests. */
export const sightRules: readonly ClassicRule[] = [
  told('TW-los-line'),
  told('TW-los-divided'),
  told('TW-los-height'),
  told('TW-los-effect'),
  told('TW-los-same-hex'),
  told('TW-los-units'),
  told('TW-los-woods'),
  told('TW-los-table'),
  told('TW-cover-when'),
  told('TW-cover-water'),
  told('TW-cover-effect'),
  told('TW-cover-none'),
  told('TW-los-water'),
  told('TW-los-underwater'),
];
