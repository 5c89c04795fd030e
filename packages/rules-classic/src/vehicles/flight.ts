import { type Board, boardOf, cellAt, onMap, terrainAt } from '@sortie/board';
import { type Hex, neighbour, sameHex, turn } from '@sortie/geometry';
import { crowds } from '../movement/crowding.ts';
import type { Fault, Pace } from '../movement/pace.ts';
import { pointsFor } from '../movement/points.ts';
import type { Book } from '../rule.ts';
import type { State } from '../shape.ts';
import { elevationOf, type Standing } from '../state.ts';

/** Levels above the ground that a hex is filled to: trees and walls. */
function clutterOf(board: Board, at: Hex): number {
  const cell = cellAt(board, at);
  const { level, hardTop, woodsTop } = board.packed;
  return Math.max(0, hardTop[cell]! - level[cell]!, woodsTop[cell]! - level[cell]!);
}

const ROUGH = ['woods', 'jungle', 'building', 'rubble', 'water', 'impassable'] as const;

/** Flat and dry enough to set down. */
export const canLand = (board: Board, at: Hex): boolean => ROUGH.every(kind => !terrainAt(board, at, kind));

/** Nobody climbs higher. */
const CEILING = 50;

const paid = (next: Omit<Pace, 'spent'>, now: Pace, points: number): Pace | Fault =>
  now.spent + 1 > points ? 'tooFar' : { ...next, spent: now.spent + 1 };

/** One step in the air: `+` and `-` climb and sink a level, and everything costs a point. */
export function flown(board: Board, mode: 'walk' | 'run', now: Pace, letter: string, points: number): Pace | Fault {
  const elevation = elevationOf(now);
  if (now.leaves || elevation >= CEILING) return 'steps';
  if (letter === '+') return paid({ ...now, letter, elevation: elevation + 1 }, now, points);
  if (elevation === 0) return 'prone';
  if (letter === '-') return sunk(board, now, elevation - 1, points);
  if (letter === 'L' || letter === 'R') return paid({ ...now, letter, facing: turn(now.facing, letter === 'R' ? 1 : -1) }, now, points);
  return letter === 'F' || (letter === 'B' && mode === 'walk') ? ahead(board, now, letter, points) : 'steps';
}

function sunk(board: Board, now: Pace, elevation: number, points: number): Pace | Fault {
  const free = elevation > clutterOf(board, now.at) || (elevation === 0 && canLand(board, now.at));
  return free ? paid({ ...now, letter: '-', elevation }, now, points) : 'barred';
}

/** How high above the ground of a hex whoever comes from another one is; it does not follow the ground. */
export function elevationIn(board: Board, from: { readonly at: Hex; readonly elevation?: number }, to: Hex): number {
  const { level } = board.packed;
  return elevationOf(from) + level[cellAt(board, from.at)]! - level[cellAt(board, to)]!;
}

export const clears = (board: Board, at: Hex, elevation: number): boolean => elevation > clutterOf(board, at);

function ahead(board: Board, now: Pace, letter: 'F' | 'B', points: number): Pace | Fault {
  const to = neighbour(now.at, letter === 'F' ? now.facing : turn(now.facing, 3));
  const leaves = !onMap(board, to);
  const elevation = leaves ? elevationOf(now) : elevationIn(board, now, to);
  if (!leaves && !clears(board, to, elevation)) return 'barred';
  const hexes = letter === now.heading || now.heading === '' ? now.hexes + 1 : 1;
  return paid({ ...now, letter, at: to, hexes, heading: letter, leaves, turned: false, elevation }, now, points);
}

type Way = Pace & { readonly steps: string };

/** Go on by some steps, if they are allowed. */
function onward(board: Board, mode: 'walk' | 'run', from: Way, letters: string, points: number): Way | undefined {
  let now = from;
  for (const letter of letters) {
    const next = flown(board, mode, now, letter, points);
    if (typeof next === 'string' || next.leaves) return undefined;
    now = { ...next, steps: now.steps + letter };
  }
  return now;
}

/** Levels that are climbed before setting out, in the order in which they are tried. */
const CLIMBS = ['', '+', '++', '+++', '-'] as const;

const isFree = (state: State, unit: Standing, { at, elevation = 0 }: Way): boolean =>
  state.units.every(other => other.id === unit.id || other.at === null || !sameHex(other.at, at) || !crowds(unit, other, elevation));

/** Ends of flights: every pose by its first way at one of a few levels, and landings where there is room for them. */
export function flights(state: State, unit: Standing, mode: 'walk' | 'run', book: Book, start: Pace): readonly Way[] {
  const board = boardOf(state.board);
  const points = pointsFor(book, unit, mode);
  const found = new Map<number, Way>();
  for (const climb of CLIMBS) {
    const from = onward(board, mode, { ...start, steps: '' }, climb, points);
    if (from && elevationOf(from) > 0) spread(board, mode, points, from, found);
  }
  const aloft = [...found.values()];
  const landed = aloft.flatMap(way => onward(board, mode, way, '-'.repeat(elevationOf(way)), points) ?? []);
  return [...aloft, ...landed].filter(way => way.steps !== '' && isFree(state, unit, way));
}

/** Everything costs one point, so that the first way to a pose is the cheapest. */
function spread(board: Board, mode: 'walk' | 'run', points: number, from: Way, found: Map<number, Way>): void {
  const seen = new Set<number>();
  const queue: Way[] = [from];
  for (const now of queue) {
    const pose = cellAt(board, now.at) * 6 + now.facing;
    if (seen.has(pose)) continue;
    seen.add(pose);
    if (!found.has(pose)) found.set(pose, now);
    for (const letter of ['F', 'R', 'L']) {
      const next = onward(board, mode, now, letter, points);
      if (next) queue.push(next);
    }
  }
}

const LETTERS = 'FFFFLR+-';

/** Some flight by chance, without looking at all of them. */
export function anyFlight(
  state: State,
  unit: Standing,
  mode: 'walk' | 'run',
  book: Book,
  start: Pace,
  pick: (n: number) => number,
): Way | undefined {
  const board = boardOf(state.board);
  const points = pointsFor(book, unit, mode);
  let now: Way = { ...start, steps: '' };
  let best: Way | undefined;
  for (let left = pick(points + 1); left >= 0; left--) {
    const letter = elevationOf(now) === 0 ? '+' : LETTERS[pick(LETTERS.length)]!;
    now = onward(board, mode, now, letter, points) ?? now;
    if (now.steps !== '' && isFree(state, unit, now)) best = now;
  }
  return best;
}
