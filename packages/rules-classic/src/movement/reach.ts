import { type Board, boardOf, cellAt, onMap } from '@sortie/board';
import { type Facing, type Hex, hexOfCell, within } from '@sortie/geometry';
import { depthsFor } from '../naval/diving.ts';
import type { Book } from '../rule.ts';
import type { Manner, Move, State, StepWord } from '../shape.ts';
import { isDown, type OnMap, sheetFor } from '../state.ts';
import { depthOf, isPaved, levelOf } from '../terrain/board.ts';
import { anyFlight, flights } from '../vehicles/flight.ts';
import { feesOf } from './fees.ts';
import { anyEnd, costTo, endsForward, endsOf, flood, MOST_POINTS, placeOfPose, wayTo } from './flood.ts';
import { jumpCost, jumpPoints, mayLand, peakOf } from './jumping.ts';
import { fullAt } from './occupants.ts';
import { pointsFor } from './points.ts';
import { floors } from './stairs.ts';
import { isSwimmer } from './swimming.ts';
import { climbs, elevationIn, hasTops, isRaised, type Layer, layerOf, layersOf, topAt } from './tops.ts';
import { canRise, canShift, traceOf } from './trace.ts';
import type { OnFoot, Walk } from './walking.ts';

/** Where a walk or run can end, and the way there. */
export interface Stop {
  readonly at: Hex;
  readonly facing: Facing;
  readonly steps: readonly StepWord[];
  readonly spent: number;
  /** On a roof, on the deck of a bridge or on an upper floor there. */
  readonly elevation?: number;
  /** The way goes over what is in it. */
  readonly over?: true;
}

/** Flood the map from where a unit stands; false if it cannot go anywhere on foot. */
function spread(state: State, unit: OnMap, mode: OnFoot, book: Book, manner?: Manner, over = unit.moved?.over === true, more = 0): boolean {
  const points = Math.min(MOST_POINTS, pointsFor(book, unit, mode, unit.moved ? unit.moved.manner : manner) + more);
  const spent = unit.moved?.spent ?? 0;
  if (points <= spent || isDown(unit)) return false;
  const board = boardOf(state.board);
  const start = {
    unit,
    facing: unit.facing,
    cell: cellAt(board, unit.at),
    spent,
    rising: unit.moved?.rising ?? false,
    shifts: canShift(unit),
    layer: layerOf(board, unit),
  };
  const turning = book.ask('turnCost', { unit, free: false }).total;
  const { gait } = sheetFor(unit);
  const paved = more > 0;
  const of = (layer: Layer) => feesOf(book, state.board, mode, gait, { layer, over, paved });
  flood(board, state, start, { layers: layersOf(board, gait), of }, turning, points);
  return true;
}

function stopAt(board: Board, pose: number): Stop {
  const { cell, facing, layer } = placeOfPose(pose);
  const at = hexOfCell(board.grid, cell);
  const stop: Stop = { at, facing: facing as Facing, steps: wayTo(pose), spent: costTo(pose) };
  const elevation = elevationIn(board, at, layer);
  return elevation === undefined ? stop : { ...stop, elevation };
}

/** Other floors of the building that troops are in, or other depths of a submarine. */
function onFloors(state: State, unit: OnMap, mode: OnFoot, book: Book): readonly Stop[] {
  if (mode !== 'walk') return [];
  const points = pointsFor(book, unit, mode);
  const dives = sheetFor(unit).gait === 'submarine';
  const ways = dives ? depthsFor(state, unit, book, points) : floors(state, unit, book, points);
  return ways.map(way => ({ at: unit.at, facing: unit.facing, ...way }));
}

/** All ends of a walk or run in their cheapest way, nearest first. Ends on others are left out. */
export function reach(state: State, unit: OnMap, mode: OnFoot, book: Book, manner?: Manner): readonly Stop[] {
  if (sheetFor(unit).gait === 'vtol') return manner ? [] : flights(state, unit, mode, book);
  const stairs = manner ? [] : onFloors(state, unit, mode, book);
  if (((unit.elevation ?? 0) > 0 && !isRaised(unit)) || !spread(state, unit, mode, book, manner)) return stairs;
  const board = boardOf(state.board);
  const stops = endsOf().map(pose => stopAt(board, pose));
  return [...stops, ...onPavement(state, unit, mode, book, manner), ...stairs];
}

/** Ends that only the points for paved movement reach. */
function onPavement(state: State, unit: OnMap, mode: OnFoot, book: Book, manner?: Manner, over = false): readonly Stop[] {
  const board = boardOf(state.board);
  if (!unit.wear || unit.moved || manner || !isPaved(board, unit.at)) return [];
  const more = book.ask('pavedMp', { unit }).total;
  if (more === 0 || !spread(state, unit, mode, book, undefined, over, more)) return [];
  const points = pointsFor(book, unit, mode);
  return endsOf()
    .map(pose => stopAt(board, pose))
    .filter(({ spent }) => spent > points);
}

/** The same over buildings and bridges instead of through them and below; nothing where there are none to go over. */
export function reachOver(state: State, unit: OnMap, mode: OnFoot, book: Book): readonly Stop[] {
  const board = boardOf(state.board);
  if (!climbs(sheetFor(unit).gait) || !hasTops(board) || !spread(state, unit, mode, book, undefined, true)) return [];
  const stops = endsOf().map(pose => stopAt(board, pose));
  return [...stops, ...onPavement(state, unit, mode, book, undefined, true)].map((stop): Stop => ({ ...stop, over: true }));
}

const DIVES_ONE_IN = 4;

/** One of these ends by chance. */
export function anyStop(state: State, unit: OnMap, mode: OnFoot, book: Book, pick: (n: number) => number): Stop | undefined {
  if (sheetFor(unit).gait === 'vtol') return anyFlight(state, unit, mode, book, pick);
  if ((unit.elevation ?? 0) > 0 && !isRaised(unit)) return onFloors(state, unit, mode, book)[0];
  if (sheetFor(unit).gait === 'submarine' && pick(DIVES_ONE_IN) === 0) return onFloors(state, unit, mode, book)[0];
  const pose = spread(state, unit, mode, book) ? anyEnd(pick) : undefined;
  return pose === undefined ? undefined : stopAt(boardOf(state.board), pose);
}

/** The ends that are entered straight ahead and lie before one of some hexes, with that hex. */
export function approaches<T extends { readonly at: Hex }>(
  state: State,
  unit: OnMap,
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
    const { cell, facing } = placeOfPose(pose);
    const target = endsForward(pose) ? byCell.get(cell + (steps[facing] ?? 0)) : undefined;
    if (target) found.push({ stop: stopAt(board, pose), target });
  }
  return found;
}

/** Hexes that a unit can jump to. */
export function landings(state: State, unit: OnMap, book: Book): readonly Hex[] {
  const points = isDown(unit) || unit.moved ? 0 : jumpPoints(state, unit, book);
  if (points === 0) return [];
  const board = boardOf(state.board);
  const ground = levelOf(board, unit);
  const swims = isSwimmer(unit);
  const { gait } = sheetFor(unit);
  return within(unit.at, points).filter(
    to =>
      onMap(board, to) &&
      (!swims || depthOf(board, to) > 0) &&
      jumpCost(unit.at, to) <= points &&
      !fullAt(state, unit.id, to, topAt(board, to)) &&
      peakOf(state, unit, to) - ground <= points &&
      mayLand(book, board, unit.at, to, gait),
  );
}

/** Ways to get up that a prone unit can afford. */
export function risings(unit: OnMap, book: Book): readonly Move[] {
  if (!(unit.prone || unit.condition?.hullDown) || !canRise(unit)) return [];
  const spent = unit.moved?.spent ?? 0;
  return (['walk', 'run'] as const).flatMap((mode): Move[] => {
    if (unit.moved && unit.moved.mode !== mode) return [];
    const points = pointsFor(book, unit, mode);
    return points > 0 && spent + book.ask('standCost', { unit, points }).total <= points
      ? [{ type: 'move', unit: unit.id, mode, steps: ['standUp'] }]
      : [];
  });
}

/** Short ways into water and out of it; the price lists of the map are those of vehicles that do not swim. */
const SWUM: readonly (readonly StepWord[])[] = [
  ['forward'],
  ['forward', 'forward'],
  ['left', 'forward'],
  ['right', 'forward'],
  ['left', 'left', 'forward'],
  ['right', 'right', 'forward'],
];

/** Ways of vehicles that swim. */
export function swims(state: State, unit: OnMap, book: Book): readonly Walk[] {
  if (!sheetFor(unit).floats || unit.moved || unit.stuck || pointsFor(book, unit, 'walk') === 0) return [];
  return SWUM.map((steps): Walk => ({ type: 'move', unit: unit.id, mode: 'walk', steps })).filter(move => {
    const end = traceOf(state, move, book);
    const last = end?.paces.at(-1);
    return end?.fault === null && last !== undefined && !last.leaves && !fullAt(state, unit.id, last.at);
  });
}
