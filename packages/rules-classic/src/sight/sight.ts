import { type Board, type BoardPlan, boardOf, cellAt, lineOfSight, type Sight, type Viewer } from '@sortie/board';
import { type ClassicRule, told } from '../rule.ts';
import type { State } from '../shape.ts';
import { isShip } from '../sheet/sheet.ts';
import { isAloft, isLow, type Standing, sheetFor } from '../state.ts';
import { groundOf } from '../terrain/board.ts';

/** Levels from the feet to the top: two for a 'Mech that stands, one for one that lies (TW-los-height). */
export const heightOf = (unit: Standing): number => (isLow(unit) || unit.condition?.hullDown ? 1 : 2);

/** Lines that are remembered of one map; when there are more, they are all forgotten and looked up anew. */
const MOST_LINES = 40_000;
const remembered = new WeakMap<BoardPlan, Map<number, Sight>>();
let lastGround: BoardPlan | undefined;
let lastLines: Map<number, Sight> | undefined;

function linesOf(ground: BoardPlan): Map<number, Sight> {
  if (ground === lastGround) return lastLines!;
  let known = remembered.get(ground);
  if (!known) {
    known = new Map();
    remembered.set(ground, known);
  }
  lastGround = ground;
  lastLines = known;
  return known;
}

const viewerOf = (unit: Standing): Viewer =>
  unit.elevation === 0 && isShip(sheetFor(unit).gait)
    ? { at: unit.at, height: 1 + DRAUGHT, elevation: -DRAUGHT }
    : { at: unit.at, height: topOf(unit), ...(unit.elevation === undefined ? {} : { elevation: unit.elevation }) };

/** Levels of a hull below the surface: it is seen from above and from below. */
const DRAUGHT = 1;

/** Whether and how one unit sees another. Lines between hexes take the row that is worse for the attacker. */
export function sightBetween(state: State, from: Standing, to: Standing): Sight {
  if (isPoised(from) || isPoised(to)) return poised(state, from, to);
  const board = boardOf(state.board);
  const known = linesOf(groundOf(state.board));
  const [tall, other] = [heightOf(from), heightOf(to)];
  const key = (cellAt(board, from.at) * 2 + tall - 1) * board.grid.size * 2 + cellAt(board, to.at) * 2 + other - 1;
  const found = known.get(key);
  if (found) return found;
  const sight = lineOfSight(board, { at: from.at, height: tall }, { at: to.at, height: other });
  if (known.size >= MOST_LINES) known.clear();
  known.set(key, sight);
  return sight;
}

const isPoised = ({ condition, elevation, flight }: Standing): boolean =>
  elevation !== undefined ||
  flight !== undefined ||
  (condition !== undefined && (condition.hullDown !== undefined || condition.climbed !== undefined));

const topOf = (unit: Standing): number => heightOf(unit) + (unit.condition?.climbed ?? 0);

/** Nothing stands between the ground and what flies over it, but woods hide whoever is in them from above. */
function fromAbove(board: Board, from: Standing, to: Standing): Sight {
  const below = isAloft(to) ? { ...viewerOf(from), elevation: OVER_THE_TREES } : viewerOf(to);
  return lineOfSight(board, below, below);
}

/** Levels: above all that grows. */
const OVER_THE_TREES = 30;

/**
 * Who hangs on a wall is as high as it has climbed (TOE-climb-los-attacks). Who is hull-down is seen above what would cover its legs if it
 * stood, and is one level tall for everything else (TOE-hull-down-biped-height).
 */
function poised(state: State, from: Standing, to: Standing): Sight {
  const board = boardOf(state.board);
  if (isAloft(from) || isAloft(to)) return fromAbove(board, from, to);
  const eye = viewerOf(from);
  if (to.condition?.hullDown && !to.wear) {
    const standing = lineOfSight(board, eye, { ...viewerOf(to), height: 2 });
    if (standing.canSee && standing.targetCover) return standing;
  }
  return lineOfSight(board, eye, viewerOf(to));
}

/** Do the legs of a target stand behind something? Only those of a 'Mech that stands (TW-cover-none). */
export const hasCover = (sight: Sight, target: Standing): boolean =>
  !isLow(target) && (sight.targetCover || sight.waterCover || target.condition?.sunk === 1);

/** All of them are the work of the board: see `lineOfSight` and its tests. */
export const sightRules: readonly ClassicRule[] = [
  told('TW-los-line'),
  told('TW-los-divided'),
  told('TW-los-height'),
  told('TW-los-effect'),
  told('TW-los-same-hex'),
  told('TW-los-units'),
  /** Clouds of smoke add up, hex by hex. */
  told('TOE-smoke-two-light-is-heavy'),
  told('TW-los-woods'),
  told('TW-los-table'),
  told('TW-cover-when'),
  told('TW-cover-water'),
  told('TW-cover-effect'),
  told('TW-cover-none'),
  told('TW-los-water'),
  told('TW-los-underwater'),
];
