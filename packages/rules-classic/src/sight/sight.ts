import { type Board, type BoardPlan, boardOf, cellAt, lineOfSight, type Sight, type Viewer } from '@sortie/board';
import { distance, sameHex } from '@sortie/geometry';
import { sure } from '@sortie/kernel';
import { type ClassicRule, structural } from '../rule.ts';
import type { State } from '../shape.ts';
import { isShip, rides } from '../sheet/sheet.ts';
import { isAloft, isFighting, isLow, type OnMap, sheetFor } from '../state.ts';
import { depthOf, groundOf, levelOf } from '../terrain/board.ts';

const giantOf = (unit: OnMap): number => {
  const { kind, large, bigMounts } = sheetFor(unit);
  return (kind === 'mech' && large) || bigMounts ? 1 : 0;
};

/** Levels from the feet to the top: two for a 'Mech that stands, one for one that lies, and one more for a giant. */
export const statureOf = (unit: OnMap): number => (sheetFor(unit).dropShip ? DROPSHIP : (isLow(unit) ? 1 : 2) + giantOf(unit));

const DROPSHIP = 10;

/** The same as others see it: who is hull-down shows one level (TW-los-height). */
export const heightOf = (unit: OnMap): number =>
  sheetFor(unit).dropShip ? DROPSHIP : (isLow(unit) || unit.condition?.hullDown ? 1 : 2) + giantOf(unit);

const TALLEST = DROPSHIP;

/** Lines that are remembered of one map; when there are more, they are all forgotten and looked up anew. */
const MOST_LINES = 40_000;
const remembered = new WeakMap<BoardPlan, Map<number, Sight>>();
let lastGround: BoardPlan | undefined;
let lastLines: Map<number, Sight> | undefined;

function linesOf(ground: BoardPlan): Map<number, Sight> {
  if (ground === lastGround) return sure(lastLines, 'the last lines');
  let known = remembered.get(ground);
  if (!known) {
    known = new Map();
    remembered.set(ground, known);
  }
  lastGround = ground;
  lastLines = known;
  return known;
}

function viewerOf(unit: OnMap): Viewer {
  const { gait } = sheetFor(unit);
  if (unit.elevation === 0 && isShip(gait)) return { at: unit.at, height: 1 + DRAUGHT, elevation: -DRAUGHT };
  // What rides on a cushion of air is on the surface, whatever lies below (TW-los-surface).
  const elevation = unit.elevation ?? (rides(gait) ? 0 : undefined);
  return { at: unit.at, height: topOf(unit), ...(elevation === undefined ? {} : { elevation }) };
}

/** Levels of a hull below the surface: it is seen from above and from below. */
const DRAUGHT = 1;

/** Whether and how one unit sees another. Lines between hexes take the row that is worse for the attacker. */
export function sightBetween(state: State, from: OnMap, to: OnMap): Sight {
  const sight = overGround(state, from, to);
  const ships = dropShipsIn(state);
  if (ships.length === 0 || !sight.canSee || isAloft(from) || isAloft(to)) return sight;
  return ships.some(ship => ship.id !== from.id && ship.id !== to.id && isBehind(state, ship, sight, from, to))
    ? { ...sight, canSee: false, blockedBy: 'building' }
    : sight;
}

/** Nearly no game has one: they are looked for once. */
let lastUnits: State['units'] = [];
let lastShips: readonly OnMap[] = [];
function dropShipsIn({ units }: State): readonly OnMap[] {
  if (units !== lastUnits) {
    lastShips = units.filter((unit): unit is OnMap => isFighting(unit) && sheetFor(unit).dropShip === true);
    lastUnits = units;
  }
  return lastShips;
}

/** Does a DropShip stand in the way, as high as both, or as one of them beside it (TW-los-effect)? */
function isBehind(state: State, ship: OnMap, { hexes }: Sight, from: OnMap, to: OnMap): boolean {
  if (!hexes.some(({ hex, counts }) => counts && sameHex(hex, ship.at))) return false;
  const board = boardOf(state.board);
  const top = (unit: OnMap): number => levelOf(board, unit) + statureOf(unit);
  const [high, eye, aim] = [top(ship), top(from), top(to)];
  if (high >= eye && high >= aim) return true;
  return (distance(ship.at, from.at) === 1 && high >= eye) || (distance(ship.at, to.at) === 1 && high >= aim);
}

function overGround(state: State, from: OnMap, to: OnMap): Sight {
  const board = boardOf(state.board);
  if (isPoised(board, from) || isPoised(board, to)) return poised(state, from, to);
  const known = linesOf(groundOf(state.board));
  const [tall, other] = [heightOf(from), heightOf(to)];
  const key = ((cellAt(board, from.at) * TALLEST + tall - 1) * board.grid.size + cellAt(board, to.at)) * TALLEST + other - 1;
  const found = known.get(key);
  if (found) return found;
  const sight = lineOfSight(board, { at: from.at, height: tall }, { at: to.at, height: other });
  if (known.size >= MOST_LINES) known.clear();
  known.set(key, sight);
  return sight;
}

const isPoised = (board: Board, unit: OnMap): boolean => {
  const { condition, elevation, flight } = unit;
  if (elevation !== undefined || flight !== undefined) return true;
  if (condition !== undefined && (condition.hullDown !== undefined || condition.climbed !== undefined)) return true;
  return rides(sheetFor(unit).gait) && depthOf(board, unit.at) > 0;
};

const topOf = (unit: OnMap): number => heightOf(unit) + (unit.condition?.climbed ?? 0);

/** Nothing stands between the ground and what flies over it, but woods hide whoever is in them from above. */
function fromAbove(board: Board, from: OnMap, to: OnMap): Sight {
  const below = isAloft(to) ? { ...viewerOf(from), elevation: OVER_THE_TREES } : viewerOf(to);
  return lineOfSight(board, below, below);
}

/** Levels: above all that grows. */
const OVER_THE_TREES = 30;

/**
 * Who hangs on a wall is as high as it has climbed (TOE-climb-los-attacks). Who is hull-down is seen above what would cover its legs if it
 * stood, and is one level tall for everything else (TOE-hull-down-biped-height).
 */
function poised(state: State, from: OnMap, to: OnMap): Sight {
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
export const hasCover = (sight: Sight, target: OnMap): boolean =>
  !isLow(target) && (sight.targetCover || sight.waterCover || target.condition?.sunk === 1);

const LIGHT_SMOKE = 1;

/** All of them are the work of the board: see `lineOfSight` and its tests. */
export const sightRules: readonly ClassicRule[] = [
  structural('TW-los-line', 'the line of the geometry, without its two ends'),
  structural('TW-los-divided', 'a line along hexsides is looked at on both sides, and the worse one counts'),
  structural('TW-los-height', 'the heights that sight counts with'),
  structural('TW-los-effect', 'what sight asks of every hex between'),
  structural('TW-los-same-hex', 'the two ends of a line are no part of what is between'),
  structural('TW-los-units', 'sight looks at terrain and never at units'),
  /** Clouds of light smoke add up, for as long as they share a hex. */
  {
    id: 'TOE-smoke-two-light-is-heavy',
    cite: 'TOE',
    kind: 'core',
    affirms: { mingles: ({ terrain: { kind, level } }) => kind === 'smoke' && level === LIGHT_SMOKE },
  },
  structural('TW-los-woods', 'sight adds up the points of woods and smoke between'),
  structural('TW-los-table', 'worked examples of the lines above'),
  structural('TW-cover-when', 'sight says whether the hex before the target hides its legs'),
  structural('TW-cover-effect', 'legs behind cover are found, and are not struck'),
  structural('TW-cover-none', "only a 'Mech that stands has legs to hide"),
  structural('TW-los-surface', 'what floats or flies looks from where it is, above the water'),
  structural('TW-los-underwater', 'sight between two under water asks for water all the way'),
];
