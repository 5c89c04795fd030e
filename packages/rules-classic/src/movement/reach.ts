import { type Board, boardOf, cellAt, onMap } from '@sortie/board';
import { type Facing, type Hex, hexOfCell, sameHex, within } from '@sortie/geometry';
import { depthsFor } from '../advanced/naval/diving.ts';
import type { Book } from '../rule.ts';
import type { Manner, Move, State } from '../shape.ts';
import { isDown, isTroop, type Standing, sheetFor } from '../state.ts';
import { depthOf, floorOf } from '../terrain/board.ts';
import { anyFlight, flights } from '../vehicles/flight.ts';
import { feesOf, type OnFoot } from './fees.ts';
import { anyEnd, costTo, endsForward, endsOf, flood, MOST_POINTS, wayTo } from './flood.ts';
import { jumpCost, jumpPoints, peakOf } from './jumping.ts';
import { startOf } from './pace.ts';
import { pointsFor } from './points.ts';
import { otherAt } from './stacking.ts';
import { floors } from './stairs.ts';
import { isSwimmer } from './swimming.ts';
import { canRise, traceOf } from './trace.ts';

/** Where a walk or run can end, and the way there. */
export interface Stop {
  readonly at: Hex;
  readonly facing: Facing;
  readonly steps: string;
  readonly spent: number;
}

/** Flood the map from where a unit stands; false if it cannot go anywhere on foot. */
function spread(state: State, unit: Standing, mode: OnFoot, book: Book, manner?: Manner): boolean {
  const points = Math.min(MOST_POINTS, pointsFor(book, unit, mode, unit.moved ? unit.moved.manner : manner));
  const spent = unit.moved?.spent ?? 0;
  if (points <= spent || isDown(unit)) return false;
  const board = boardOf(state.board);
  const start = { unit, facing: unit.facing, cell: cellAt(board, unit.at), spent, rising: unit.moved?.rising ?? false };
  const turning = book.ask('turnCost', { unit, free: false }).total;
  flood(board, state, start, feesOf(book, state.board, mode, sheetFor(unit).gait), turning, points);
  return true;
}

function stopAt(board: Board, pose: number): Stop {
  const facing = (pose % 6) as Facing;
  return { at: hexOfCell(board.grid, (pose - facing) / 6), facing, steps: wayTo(pose), spent: costTo(pose) };
}

/** Other floors of the building that troops are in. */
const onFloors = (state: State, unit: Standing, mode: OnFoot, book: Book): readonly Stop[] =>
  mode === 'walk' && isTroop(unit)
    ? floors(state, unit, pointsFor(book, unit, mode)).map(steps => ({ at: unit.at, facing: unit.facing, steps, spent: steps.length }))
    : mode === 'walk' && sheetFor(unit).gait === 'submarine'
      ? depthsFor(state, unit, pointsFor(book, unit, mode)).map(steps => ({ at: unit.at, facing: unit.facing, steps, spent: steps.length }))
      : [];

/** All ends of a walk or run in their cheapest way, nearest first. Ends on others are left out. */
export function reach(state: State, unit: Standing, mode: OnFoot, book: Book, manner?: Manner): readonly Stop[] {
  if (sheetFor(unit).gait === 'vtol') return manner ? [] : flights(state, unit, mode, book, startOf(unit));
  const stairs = manner ? [] : onFloors(state, unit, mode, book);
  if ((unit.elevation ?? 0) > 0 || !spread(state, unit, mode, book, manner)) return stairs;
  const board = boardOf(state.board);
  return [...endsOf().map(pose => stopAt(board, pose)), ...stairs];
}

const DIVES_ONE_IN = 4;

/** One of these ends by chance. */
export function anyStop(state: State, unit: Standing, mode: OnFoot, book: Book, pick: (n: number) => number): Stop | undefined {
  if (sheetFor(unit).gait === 'vtol') return anyFlight(state, unit, mode, book, startOf(unit), pick);
  if ((unit.elevation ?? 0) > 0) return onFloors(state, unit, mode, book)[0];
  if (sheetFor(unit).gait === 'submarine' && pick(DIVES_ONE_IN) === 0) return onFloors(state, unit, mode, book)[0];
  const pose = spread(state, unit, mode, book) ? anyEnd(pick) : undefined;
  return pose === undefined ? undefined : stopAt(boardOf(state.board), pose);
}

/** The ends that are entered straight ahead and lie before one of some hexes, with that hex. */
export function approaches<T extends { readonly at: Hex }>(
  state: State,
  unit: Standing,
  mode: OnFoot,
  book: Book,
  targets: readonly T[],
): readonly { readonly stop: Stop; readonly target: T }[] {
  if (targets.length === 0 || !spread(state, unit, mode, book)) return [];
  const board = boardOf(state.board);
  const { steps } = board.grid;
  const byCell = new Map(targets.map(target => [cellAt(board, target.at), target]));
  const found: { readonly stop: Stop; readonly target: T }[] = [];
  for (const pose of endsOf()) {
    const facing = pose % 6;
    const target = endsForward(pose) ? byCell.get((pose - facing) / 6 + steps[facing]!) : undefined;
    if (target) found.push({ stop: stopAt(board, pose), target });
  }
  return found;
}

/** Hexes that a unit can jump to. */
export function landings(state: State, unit: Standing, book: Book): readonly Hex[] {
  const points = isDown(unit) || unit.moved ? 0 : jumpPoints(state, unit, book);
  if (points === 0) return [];
  const board = boardOf(state.board);
  const ground = floorOf(board, unit.at);
  const swims = isSwimmer(unit);
  return within(unit.at, points).filter(
    to =>
      onMap(board, to) &&
      (!swims || depthOf(board, to) > 0) &&
      jumpCost(unit.at, to) <= points &&
      !otherAt(state, unit.id, to) &&
      peakOf(state, unit.at, to) - ground <= points,
  );
}

/** Ways to get up that a prone unit can afford. */
export function risings(unit: Standing, book: Book): readonly Move[] {
  if (!(unit.prone || unit.condition?.hullDown) || !canRise(unit)) return [];
  const spent = unit.moved?.spent ?? 0;
  return (['walk', 'run'] as const).flatMap((mode): Move[] => {
    if (unit.moved && unit.moved.mode !== mode) return [];
    const points = pointsFor(book, unit, mode);
    return points > 0 && spent + book.ask('standCost', { unit, points }).total <= points
      ? [{ type: 'move', unit: unit.id, mode, steps: 'U' }]
      : [];
  });
}

/** Other things to do with a move than to go somewhere: hull-down, up or down a wall, a hex on hands and knees. */
export function postures(state: State, unit: Standing, book: Book): readonly Move[] {
  if (unit.moved && unit.moved.mode !== 'walk') return [];
  const letters = POSTURE_LETTERS.filter(([question]) => book.ask(question, { unit, prone: unit.prone, state, at: unit.at }).total > 0);
  const hurried = !isDown(unit) && !unit.moved && book.ask('haste', { unit }).total > 0;
  const hasty: readonly Walk[] = hurried ? [{ type: 'move', unit: unit.id, mode: 'walk', steps: 'F', hurried }] : [];
  const dares = !isDown(unit) && !unit.moved && book.ask('blindly', { unit }).total > 0;
  const daring: readonly Walk[] = dares ? [{ type: 'move', unit: unit.id, mode: 'walk', steps: 'F', blindly: true }] : [];
  const plain = letters
    .flatMap(([, steps]) => steps)
    .map((steps): Walk => ({ type: 'move', unit: unit.id, mode: 'walk', steps }))
    .filter(({ steps }) => steps !== 'F' || unit.prone);
  const loose: readonly Walk[] = unit.condition?.grips ? [{ type: 'move', unit: unit.id, mode: 'walk', steps: 'Y' }] : [];
  const wet: readonly Walk[] =
    sheetFor(unit).floats && !unit.moved ? SWUM.map((steps): Walk => ({ type: 'move', unit: unit.id, mode: 'walk', steps })) : [];
  return [...plain, ...loose, ...hasty, ...daring, ...wet].filter(move => isOpen(state, unit, move, book));
}

function isOpen(state: State, unit: Standing, move: Walk, book: Book): boolean {
  if (unit.stuck || pointsFor(book, unit, 'walk') === 0) return false;
  const end = traceOf(state, move, book);
  const last = end?.paces.at(-1);
  return end?.fault === null && last !== undefined && !last.leaves && (sameHex(last.at, unit.at) || !otherAt(state, unit.id, last.at));
}

type Walk = Extract<Move, { readonly mode: 'walk' | 'run' }>;

/** Short ways into water and out of it; the price lists of the map are those of vehicles that do not swim. */
const SWUM = ['F', 'FF', 'LF', 'RF', 'LLF', 'RRF'] as const;

const POSTURE_LETTERS = [
  ['hullDownCost', ['H']],
  ['climbCost', ['K', 'V']],
  ['crawlCost', ['F']],
] as const;
