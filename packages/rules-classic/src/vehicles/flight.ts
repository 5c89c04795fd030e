import { type Board, boardOf, cellAt, onMap, terrainAt } from '@sortie/board';
import { type Hex, neighbour } from '@sortie/geometry';
import { nth } from '@sortie/kernel';
import { fullAt } from '../movement/occupants.ts';
import { type Fault, type Pace, startOf } from '../movement/pace.ts';
import { pointsFor } from '../movement/points.ts';
import { headingOf, isLateral, isTurn, sideOf, turned } from '../movement/step.ts';
import type { OnFoot } from '../movement/walking.ts';
import type { Book } from '../rule.ts';
import type { State, StepWord } from '../shape.ts';
import { elevationOf, type OnMap } from '../state.ts';

/** Levels above the ground that a hex is filled to: trees and walls. */
function clutterOf(board: Board, at: Hex): number {
  const cell = cellAt(board, at);
  const { level, hardTop, woodsTop } = board.packed;
  return Math.max(0, (hardTop[cell] ?? 0) - (level[cell] ?? 0), (woodsTop[cell] ?? 0) - (level[cell] ?? 0));
}

const ROUGH = ['woods', 'jungle', 'building', 'rubble', 'water', 'impassable'] as const;

/** Flat and dry enough to set down. */
export const canLand = (board: Board, at: Hex): boolean => ROUGH.every(kind => !terrainAt(board, at, kind));

/** Nobody climbs higher. */
const CEILING = 50;

/** A flight that is followed step by step: what there is to spend, and on what. */
interface Flying {
  readonly board: Board;
  readonly mode: OnFoot;
  readonly points: number;
  readonly fares: { readonly hex: number; readonly turn: number; readonly level: number };
}

export const flyingOf = (board: Board, unit: OnMap, mode: OnFoot, book: Book, points = pointsFor(book, unit, mode)): Flying => ({
  board,
  mode,
  points,
  fares: {
    hex: book.ask('flightCost', { unit }).total,
    turn: book.ask('turnCost', { unit, free: false }).total,
    level: book.ask('levelCost', { unit }).total,
  },
});

const paid = ({ points }: Flying, next: Pace, fare: number): Pace | Fault =>
  next.spent + fare > points ? 'tooFar' : { ...next, spent: next.spent + fare };

/** One step in the air: a level up or down, a turn, or a hex. */
export function flown(flying: Flying, now: Pace, step: StepWord): Pace | Fault {
  const { mode, fares } = flying;
  const elevation = elevationOf(now);
  if (now.leaves || elevation >= CEILING) return 'steps';
  if (step === 'up') return paid(flying, { ...now, step, elevation: elevation + 1 }, fares.level);
  if (elevation === 0) return 'prone';
  if (step === 'down') return sunk(flying, now, elevation - 1);
  if (isTurn(step)) return paid(flying, { ...now, step, facing: turned(now.facing, step) }, fares.turn);
  if (mode === 'run' && (step === 'forwardLeft' || step === 'forwardRight')) return ahead(flying, now, step);
  return step === 'forward' || (step === 'backward' && mode === 'walk') ? ahead(flying, now, step) : 'steps';
}

function sunk(flying: Flying, now: Pace, elevation: number): Pace | Fault {
  const { board, fares } = flying;
  const free = elevation > clutterOf(board, now.at) || (elevation === 0 && canLand(board, now.at));
  return free ? paid(flying, { ...now, step: 'down', elevation }, fares.level) : 'barred';
}

/** How high above the ground of a hex whoever comes from another one is; it does not follow the ground. */
export function elevationIn(board: Board, from: { readonly at: Hex; readonly elevation?: number }, to: Hex): number {
  const { level } = board.packed;
  return elevationOf(from) + (level[cellAt(board, from.at)] ?? 0) - (level[cellAt(board, to)] ?? 0);
}

export const clears = (board: Board, at: Hex, elevation: number): boolean => elevation > clutterOf(board, at);

function ahead(flying: Flying, now: Pace, step: 'forward' | 'backward' | 'forwardLeft' | 'forwardRight'): Pace | Fault {
  const { board, fares } = flying;
  const to = neighbour(now.at, sideOf(now.facing, step));
  const leaves = !onMap(board, to);
  const elevation = leaves ? elevationOf(now) : elevationIn(board, now, to);
  if (!leaves && !clears(board, to, elevation)) return 'barred';
  const heading = headingOf(step);
  const hexes = heading === now.heading || now.heading === null ? now.hexes + 1 : 1;
  // Sideways costs what a turn would.
  const fare = fares.hex + (isLateral(step) ? fares.turn : 0);
  return paid(flying, { ...now, step, at: to, hexes, heading, leaves, turned: false, elevation }, fare);
}

type Way = Pace & { readonly steps: readonly StepWord[] };

/** Go on by some steps, if they are allowed. */
function onward(flying: Flying, from: Way, steps: readonly StepWord[]): Way | undefined {
  let now = from;
  for (const step of steps) {
    const next = flown(flying, now, step);
    if (typeof next === 'string' || next.leaves) return undefined;
    now = { ...next, steps: [...now.steps, step] };
  }
  return now;
}

/** Levels that are climbed before setting out, in the order in which they are tried. */
const CLIMBS: readonly (readonly StepWord[])[] = [[], ['up'], ['up', 'up'], ['up', 'up', 'up'], ['down']];
const SEARCHED: readonly (readonly StepWord[])[] = [['forward'], ['right'], ['left']];

const isFree = (state: State, unit: OnMap, { at, elevation = 0 }: Way): boolean => fullAt(state, unit.id, at, elevation) === undefined;

/** Ends of flights: every pose by its first way at one of a few levels, and landings where there is room for them. */
export function flights(state: State, unit: OnMap, mode: OnFoot, book: Book): readonly Way[] {
  const flying = flyingOf(boardOf(state.board), unit, mode, book);
  const found = new Map<number, Way>();
  for (const climb of CLIMBS) {
    const from = onward(flying, { ...startOf(unit), steps: [] }, climb);
    if (from && elevationOf(from) > 0) spread(flying, from, found);
  }
  const aloft = [...found.values()];
  const landed = aloft.flatMap(way => onward(flying, way, new Array<StepWord>(elevationOf(way)).fill('down')) ?? []);
  return [...aloft, ...landed].filter(way => way.steps.length > 0 && isFree(state, unit, way));
}

/** Everything costs the same, so that the first way to a pose is the cheapest. */
function spread(flying: Flying, from: Way, found: Map<number, Way>): void {
  const seen = new Set<number>();
  const queue: Way[] = [from];
  for (const now of queue) {
    const pose = cellAt(flying.board, now.at) * 6 + now.facing;
    if (seen.has(pose)) continue;
    seen.add(pose);
    if (!found.has(pose)) found.set(pose, now);
    for (const step of SEARCHED) {
      const next = onward(flying, now, step);
      if (next) queue.push(next);
    }
  }
}

/** As often as they are drawn. */
const DRAWN: readonly StepWord[] = ['forward', 'forward', 'forward', 'forward', 'left', 'right', 'up', 'down'];

/** Some flight by chance, without looking at all of them. */
export function anyFlight(state: State, unit: OnMap, mode: OnFoot, book: Book, pick: (n: number) => number): Way | undefined {
  const flying = flyingOf(boardOf(state.board), unit, mode, book);
  let now: Way = { ...startOf(unit), steps: [] };
  let best: Way | undefined;
  for (let left = pick(flying.points + 1); left >= 0; left--) {
    const step = elevationOf(now) === 0 ? 'up' : nth(DRAWN, pick(DRAWN.length));
    now = onward(flying, now, [step]) ?? now;
    if (now.steps.length > 0 && isFree(state, unit, now)) best = now;
  }
  return best;
}
