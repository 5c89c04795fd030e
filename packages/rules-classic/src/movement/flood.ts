import type { Board } from '@sortie/board';
import { cellAt } from '@sortie/board';
import type { Facing } from '@sortie/geometry';
import type { Mech, State } from '../shape.ts';
import { crowds } from './crowding.ts';
import { aheadFee, backFee, type Fees } from './fees.ts';

/** A pose is a cell with a facing: `cell * 6 + facing`. */
const UNREACHED = 255;
export const MOST_POINTS = UNREACHED - 1;
const LETTERS = ['', 'F', 'B', 'R', 'L'] as const;
const [, FORWARD, BACK, RIGHT, LEFT] = [0, 1, 2, 3, 4] as const;
const FREE = 0;
const FRIEND = 1;
const ENEMY = 2;

/** The last flood, in memory that is set up once: a flood makes thousands of entries, and objects for all of them would cost more. */
let cost = new Uint8Array(0);
let parent = new Int32Array(0);
let letter = new Uint8Array(0);
let path: (string | undefined)[] = [];
let occupied = new Uint8Array(0);
/** Poses in the order in which they were first reached. */
let reached = new Int32Array(0);
let count = 0;
const buckets: number[][] = [];
const filled: number[] = [];

function prepare(cells: number, points: number): void {
  const poses = cells * 6;
  if (cost.length < poses) {
    cost = new Uint8Array(poses).fill(UNREACHED);
    parent = new Int32Array(poses);
    letter = new Uint8Array(poses);
    path = new Array<string | undefined>(poses).fill(undefined);
    reached = new Int32Array(poses);
    occupied = new Uint8Array(cells);
  } else {
    for (let i = 0; i < count; i++) cost[reached[i]!] = UNREACHED;
    occupied.fill(FREE);
  }
  count = 0;
  for (let spent = 0; spent <= points; spent++) {
    buckets[spent] ??= [];
    filled[spent] = 0;
  }
}

function enter(pose: number, spent: number, from: number, by: number): void {
  const before = cost[pose]!;
  if (spent >= before) return;
  if (before === UNREACHED) reached[count++] = pose;
  cost[pose] = spent;
  parent[pose] = from;
  letter[pose] = by;
  path[pose] = undefined;
  buckets[spent]![filled[spent]!++] = pose;
}

export interface Start {
  readonly unit: Mech;
  readonly facing: Facing;
  readonly cell: number;
  readonly spent: number;
  /** Turning is free right after getting up, so that every facing is a start. */
  readonly rising: boolean;
}

const FREE_TURNS = [
  [1, 'R'],
  [2, 'RR'],
  [3, 'RRR'],
  [5, 'L'],
  [4, 'LL'],
] as const;

function seed({ cell, facing, spent, rising }: Start): void {
  enter(cell * 6 + facing, spent, -1, 0);
  path[cell * 6 + facing] = '';
  if (!rising) return;
  for (const [turns, way] of FREE_TURNS) {
    const pose = cell * 6 + ((facing + turns) % 6);
    enter(pose, spent, -1, 0);
    path[pose] = way;
  }
}

/** Enter a neighbour for a fee, unless it is barred, too dear or held by an enemy. */
function go(pose: number, next: number, spent: number, fee: number, points: number, by: number): void {
  if (fee === 0 || spent + fee > points || occupied[next] === ENEMY) return;
  enter(next * 6 + (pose % 6), spent + fee, pose, by);
}

function occupy(board: Board, state: State, unit: Mech): void {
  for (const other of state.units)
    if (other.at !== null && other.id !== unit.id && crowds(unit, other))
      occupied[cellAt(board, other.at)] = other.seat === unit.seat ? FRIEND : ENEMY;
}

/** Find the cheapest way to every pose within some points. What is found is there until the next flood. */
export function flood(board: Board, state: State, start: Start, fees: Fees, turning: number, points: number): void {
  const { size, steps } = board.grid;
  prepare(size, points);
  occupy(board, state, start.unit);
  seed(start);
  for (let spent = start.spent; spent <= points; spent++) {
    const bucket = buckets[spent]!;
    const turned = spent + turning;
    for (let i = 0; i < filled[spent]!; i++) {
      const pose = bucket[i]!;
      if (cost[pose] !== spent) continue;
      const side = pose % 6;
      const cell = (pose - side) / 6;
      go(pose, cell + steps[side]!, spent, aheadFee(fees, pose), points, FORWARD);
      go(pose, cell + steps[side < 3 ? side + 3 : side - 3]!, spent, backFee(fees, pose), points, BACK);
      if (turned > points) continue;
      enter(side === 5 ? pose - 5 : pose + 1, turned, pose, RIGHT);
      enter(side === 0 ? pose + 5 : pose - 1, turned, pose, LEFT);
    }
  }
}

/** Poses of the last flood in which a move may end: nobody else stands there, and it is a move at all. Nearest first. */
export function endsOf(): readonly number[] {
  const ends: number[] = [];
  for (let i = 0; i < count; i++) if (isEnd(reached[i]!)) ends.push(reached[i]!);
  return ends;
}

const isEnd = (pose: number): boolean => occupied[(pose - (pose % 6)) / 6] === FREE && (parent[pose]! >= 0 || path[pose] !== '');

/** Some end of the last flood, by chance; `undefined` if there is none. */
export function anyEnd(pick: (n: number) => number): number | undefined {
  for (let tries = 0; tries < 4; tries++) {
    const pose = count > 0 ? reached[pick(count)]! : -1;
    if (pose >= 0 && isEnd(pose)) return pose;
  }
  const ends = endsOf();
  return ends.length > 0 ? ends[pick(ends.length)]! : undefined;
}

/** The steps of the way to a pose of the last flood. */
export function wayTo(pose: number): string {
  const known = path[pose];
  if (known !== undefined) return known;
  const way = wayTo(parent[pose]!) + LETTERS[letter[pose]!];
  path[pose] = way;
  return way;
}

/** The letter of the last step to a pose of the last flood, and what it costs to get there. */
export const endsForward = (pose: number): boolean => letter[pose] === FORWARD;
export const costTo = (pose: number): number => cost[pose]!;
