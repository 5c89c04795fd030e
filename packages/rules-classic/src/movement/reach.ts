import { type Board, type BoardPlan, boardOf, onMap } from '@sortie/board';
import { cellOf, FACINGS, type Facing, type Hex, hexOfCell, turn, within } from '@sortie/geometry';
import type { Book } from '../rule.ts';
import type { Move, State } from '../shape.ts';
import type { Gait } from '../sheet/sheet.ts';
import { isFighting, type Standing, sheetFor } from '../state.ts';
import { floorOf, groundOf } from '../terrain/board.ts';
import { jumpCost, jumpPoints, peakOf } from './jumping.ts';
import { pointsFor } from './points.ts';
import { otherAt } from './stacking.ts';
import { stepInto } from './step.ts';
import { canRise, startOf } from './trace.ts';

/** Where a walk or run can end, and the way there. */
export interface Stop {
  readonly at: Hex;
  readonly facing: Facing;
  readonly steps: string;
  readonly spent: number;
}

type OnFoot = 'walk' | 'run';

/** What entering a neighbour costs, by `cell * 6 + side`; 0 where it is barred. */
interface Fees {
  readonly ahead: Uint8Array;
  readonly back: Uint8Array;
}

const known = new WeakMap<Book, WeakMap<BoardPlan, Map<string, Fees>>>();

const firsts = new WeakMap<Book, Book>();
const byList = new Map<string, Book>();

/** The first book with the same list of rules: what costs are worked out for one of them holds for all. */
function firstOf(book: Book): Book {
  const seen = firsts.get(book);
  if (seen) return seen;
  const list = book.rules.map(({ id }) => id).join();
  const first = byList.get(list) ?? book;
  byList.set(list, first);
  firsts.set(book, first);
  return first;
}

/** Worked out once for each map and list of rules. */
function feesOf(book: Book, plan: BoardPlan, mode: OnFoot, gait: Gait): Fees {
  const first = firstOf(book);
  let maps = known.get(first);
  if (!maps) {
    maps = new WeakMap();
    known.set(first, maps);
  }
  let modes = maps.get(plan);
  if (!modes) {
    modes = new Map<string, Fees>();
    maps.set(plan, modes);
  }
  const key = `${mode} ${gait}`;
  let fees = modes.get(key);
  if (!fees) {
    fees = measure(book, boardOf(plan), mode, gait);
    modes.set(key, fees);
  }
  return fees;
}

function measure(book: Book, board: Board, mode: OnFoot, gait: Gait): Fees {
  const { grid } = board;
  const fees: Fees = { ahead: new Uint8Array(grid.size * 6), back: new Uint8Array(grid.size * 6) };
  for (const cell of grid.cells) {
    const at = hexOfCell(grid, cell);
    for (const facing of FACINGS) {
      fees.ahead[cell * 6 + facing] = fee(book, board, at, facing, 'F', mode, gait);
      if (mode === 'walk') fees.back[cell * 6 + facing] = fee(book, board, at, facing, 'B', mode, gait);
    }
  }
  return fees;
}

function fee(book: Book, board: Board, at: Hex, facing: Facing, letter: string, mode: OnFoot, gait: Gait): number {
  const step = stepInto(board, at, facing, letter, mode, gait);
  return onMap(board, step.to) && book.ask('barred', step).total === 0 ? book.ask('stepCost', step).total : 0;
}

const UNREACHED = 255;

/** The last flood: reused, because a flood makes thousands of entries. */
let cost = new Uint8Array(0);
let parent = new Int32Array(0);
let letters: string[] = [];

/** All ends of a walk or run in their cheapest way, nearest first. Ends on others are left out. */
export function reach(state: State, unit: Standing, mode: OnFoot, book: Book): readonly Stop[] {
  const board = boardOf(state.board);
  const { grid } = board;
  const points = Math.min(UNREACHED - 1, pointsFor(book, unit, mode));
  const start = startOf(unit);
  if (points <= start.spent || start.prone) return [];
  const turning = book.ask('turnCost', { unit, free: false }).total;
  const fees = feesOf(book, groundOf(state.board), mode, sheetFor(unit).gait);
  prepare(grid.size * 6);
  const taken = occupied(state, unit, grid);
  const buckets: number[][] = Array.from({ length: points + 1 }, () => []);
  const enter = (pose: number, spent: number, from: number, letter: string): void => {
    if (spent > points || spent >= cost[pose]!) return;
    cost[pose] = spent;
    parent[pose] = from;
    letters[pose] = letter;
    buckets[spent]!.push(pose);
  };
  const home = cellOf(grid, unit.at) * 6;
  seed(enter, home, unit, start.spent);
  for (let spent = start.spent; spent <= points; spent++) {
    for (const pose of buckets[spent]!) {
      if (cost[pose] !== spent) continue;
      const side = pose % 6;
      const cell = (pose - side) / 6;
      enter(cell * 6 + ((side + 1) % 6), spent + turning, pose, 'R');
      enter(cell * 6 + ((side + 5) % 6), spent + turning, pose, 'L');
      const ahead = fees.ahead[pose]!;
      const next = cell + grid.steps[side]!;
      if (ahead > 0 && taken.get(next) !== 'enemy') enter(next * 6 + side, spent + ahead, pose, 'F');
      const back = fees.back[pose]!;
      const rear = cell + grid.steps[(side + 3) % 6]!;
      if (back > 0 && taken.get(rear) !== 'enemy') enter(rear * 6 + side, spent + back, pose, 'B');
    }
  }
  return collect(board, home, taken);
}

/** Turning is free right after getting up, so that every facing is a start. */
function seed(
  enter: (pose: number, spent: number, from: number, letter: string) => void,
  home: number,
  unit: Standing,
  spent: number,
): void {
  enter(home + unit.facing, spent, -1, '');
  if (!unit.moved?.rising) return;
  for (const [turns, way] of [
    [1, 'R'],
    [2, 'RR'],
    [3, 'RRR'],
    [-1, 'L'],
    [-2, 'LL'],
  ] as const)
    enter(home + turn(unit.facing, turns), spent, -1, way);
}

function prepare(poses: number): void {
  if (cost.length < poses) {
    cost = new Uint8Array(poses);
    parent = new Int32Array(poses);
    letters = new Array<string>(poses).fill('');
  }
  cost.fill(UNREACHED);
}

type Taken = ReadonlyMap<number, 'friend' | 'enemy'>;

function occupied(state: State, unit: Standing, grid: Board['grid']): Taken {
  const taken = new Map<number, 'friend' | 'enemy'>();
  for (const other of state.units)
    if (other.id !== unit.id && isFighting(other)) taken.set(cellOf(grid, other.at), other.seat === unit.seat ? 'friend' : 'enemy');
  return taken;
}

function collect(board: Board, home: number, taken: Taken): readonly Stop[] {
  const stops: Stop[] = [];
  for (const cell of board.grid.cells) {
    if (taken.has(cell)) continue;
    for (const facing of FACINGS) {
      const pose = cell * 6 + facing;
      if (cost[pose] === UNREACHED) continue;
      const steps = wayTo(pose);
      if (steps === '' && cell * 6 === home) continue;
      stops.push({ at: hexOfCell(board.grid, cell), facing, steps, spent: cost[pose]! });
    }
  }
  return stops;
}

function wayTo(pose: number): string {
  let steps = '';
  for (let at = pose; at >= 0; at = parent[at]!) steps = letters[at]! + steps;
  return steps;
}

/** Hexes that a unit can jump to. */
export function landings(state: State, unit: Standing, book: Book): readonly Hex[] {
  const points = unit.prone || unit.moved ? 0 : jumpPoints(state, unit, book);
  if (points === 0) return [];
  const board = boardOf(state.board);
  const ground = floorOf(board, unit.at);
  return within(unit.at, points).filter(
    to =>
      onMap(board, to) && jumpCost(unit.at, to) <= points && !otherAt(state, unit.id, to) && peakOf(state, unit.at, to) - ground <= points,
  );
}

/** Ways to get up that a prone unit can afford. */
export function risings(unit: Standing, book: Book): readonly Move[] {
  if (!unit.prone || !canRise(unit)) return [];
  const spent = unit.moved?.spent ?? 0;
  return (['walk', 'run'] as const).flatMap((mode): Move[] => {
    if (unit.moved && unit.moved.mode !== mode) return [];
    const points = pointsFor(book, unit, mode);
    return points > 0 && spent + book.ask('standCost', { unit, points }).total <= points
      ? [{ type: 'move', unit: unit.id, mode, steps: 'U' }]
      : [];
  });
}
