import type { Board } from '@sortie/board';
import { cellAt } from '@sortie/board';
import type { Facing } from '@sortie/geometry';
import { nth, numberAt } from '@sortie/kernel';
import type { State, StepWord, Unit } from '../shape.ts';
import { bars, excludes, isFull, meets, stops } from './crowding.ts';
import { ASIDE, aheadFee, asideFee, backFee, type Fees, layerIn, pointsIn } from './fees.ts';
import { type Layer, layerOf } from './tops.ts';

/** A pose is a cell with a facing: `cell * 6 + facing`; those of each layer above the ground come after all of the layer before. */
const UNREACHED = 255;
export const MOST_POINTS = UNREACHED - 1;
const WORDS = ['forward', 'backward', 'right', 'left', ...ASIDE] as const;
const [FORWARD, BACK, RIGHT, LEFT, SHIFT] = [0, 1, 2, 3, 4] as const;
/** Hexsides from the facing that steps aside lead over. */
const ASIDE_SIDES = [5, 1, 4, 2] as const;
/** What others make of a hex: nobody enters it, nobody goes on from it, nobody stays; then how many stand there, of the own side and in all. */
const FREE = 0;
const BARRED = 1;
const HELD = 2;
const FULL = 4;
const OWN = 8;
const ALL = 32;

/** The last flood, in memory that is set up once: a flood makes thousands of entries, and objects for all of them would cost more. */
let cost = new Uint8Array(0);
let parent = new Int32Array(0);
let last = new Uint8Array(0);
let path: (readonly StepWord[] | undefined)[] = [];
let occupied = new Uint8Array(0);
/** Poses in the order in which they were first reached. */
let reached = new Int32Array(0);
let count = 0;
const buckets: number[][] = [];
const filled: number[] = [];

/** Cells of the map, and poses on its ground. */
let cells = 0;
let grounds = 0;

function prepare(size: number, layers: number, points: number): void {
  cells = size;
  grounds = size * 6;
  const poses = grounds * layers;
  if (cost.length < poses) {
    cost = new Uint8Array(poses).fill(UNREACHED);
    parent = new Int32Array(poses);
    last = new Uint8Array(poses);
    path = new Array<readonly StepWord[] | undefined>(poses).fill(undefined);
    reached = new Int32Array(poses);
    occupied = new Uint8Array(cells * layers);
  } else {
    for (let i = 0; i < count; i++) cost[reached[i] ?? 0] = UNREACHED;
    occupied.fill(FREE);
  }
  count = 0;
  for (let spent = 0; spent <= points; spent++) {
    buckets[spent] ??= [];
    filled[spent] = 0;
  }
}

function enter(pose: number, spent: number, from: number, by: number): void {
  const before = cost[pose] ?? 0;
  if (spent >= before) return;
  if (before === UNREACHED) reached[count++] = pose;
  cost[pose] = spent;
  parent[pose] = from;
  last[pose] = by;
  path[pose] = undefined;
  const next = numberAt(filled, spent);
  nth(buckets, spent)[next] = pose;
  filled[spent] = next + 1;
}

export interface Start {
  readonly unit: Unit;
  readonly facing: Facing;
  readonly cell: number;
  readonly spent: number;
  /** Turning is free right after getting up, so that every facing is a start. */
  readonly rising: boolean;
  /** Goes on four legs and can step aside. */
  readonly shifts: boolean;
  /** Which of the places above each other in its hex it stands in. */
  readonly layer: Layer;
}

const FREE_TURNS = [
  [1, ['right']],
  [2, ['right', 'right']],
  [3, ['right', 'right', 'right']],
  [5, ['left']],
  [4, ['left', 'left']],
] as const;

const NOWHERE: readonly StepWord[] = [];

function seed({ cell, facing, spent, rising, layer }: Start): void {
  const base = cell * 6 + layer * grounds;
  enter(base + facing, spent, -1, 0);
  path[base + facing] = NOWHERE;
  if (!rising) return;
  for (const [turns, way] of FREE_TURNS) {
    const pose = base + ((facing + turns) % 6);
    enter(pose, spent, -1, 0);
    path[pose] = way;
  }
}

/** Enter a neighbour for a fee, unless it is barred, too dear, or held by an enemy and full. */
function go(pose: number, next: number, spent: number, fee: number, points: number, by: number): void {
  const now = spent + pointsIn(fee);
  const layer = layerIn(fee);
  if (fee === 0 || now > points || isClosed(occupied[next + layer * cells] ?? 0)) return;
  enter(next * 6 + (pose % 6) + layer * grounds, now, pose, by);
}

const isClosed = (there: number): boolean => (there & BARRED) !== 0 || (there & (HELD | FULL)) === (HELD | FULL);

/** Steps aside of those who go on four legs. */
function shift(steps: Int32Array, pose: number, place: number, spent: number, fees: Fees, points: number): void {
  const side = place % 6;
  const cell = (place - side) / 6;
  for (let way = 0; way < ASIDE.length; way++)
    go(pose, cell + (steps[(side + (ASIDE_SIDES[way] ?? 0)) % 6] ?? 0), spent, asideFee(fees, place, way), points, SHIFT + way);
}

/** Who stands where, and what that means for this unit; the hex that it comes from is open to it. */
function occupy(board: Board, state: State, { unit, cell: own, layer: from }: Start, layers: number): void {
  for (const other of state.units) {
    const layer = layerOf(board, other);
    if (other.at === null || other.id === unit.id || layer >= layers || !meets(unit, other, layer > 0 ? other.elevation : undefined))
      continue;
    const cell = cellAt(board, other.at) + layer * cells;
    occupied[cell] = joined(occupied[cell] ?? 0, unit, other);
  }
  occupied[own + from * cells] = FREE;
}

/** One more stands there. */
function joined(before: number, unit: Unit, other: Unit): number {
  const now = before + ALL + (other.seat === unit.seat ? OWN : 0);
  const full = excludes(unit, other) || isFull({ own: (now >> 3) & 3, all: now >> 5 });
  return now | (bars(unit, other) ? BARRED : 0) | (stops(unit, other) ? HELD : 0) | (full ? FULL : 0);
}

/** Fees of whoever begins a step on the ground, on a roof or deck, and on each floor of a building; asked for when somebody gets there. */
export interface Lists {
  readonly layers: number;
  readonly of: (layer: Layer) => Fees;
}

/** Find the cheapest way to every pose within some points. What is found is there until the next flood. */
export function flood(board: Board, state: State, start: Start, { layers, of }: Lists, turning: number, points: number): void {
  const { size, steps } = board.grid;
  const lists: Fees[] = [of(0)];
  prepare(size, layers, points);
  occupy(board, state, start, layers);
  seed(start);
  for (let spent = start.spent; spent <= points; spent++) {
    const bucket = nth(buckets, spent);
    const turned = spent + turning;
    for (let i = 0; i < nth(filled, spent); i++) {
      const pose = nth(bucket, i);
      if (cost[pose] !== spent) continue;
      const layer = pose < grounds ? 0 : Math.floor(pose / grounds);
      const fees = lists[layer] ?? of(layer);
      lists[layer] = fees;
      stride(steps, pose, spent, fees, points, start.shifts, layer);
      if (turned > points) continue;
      const side = pose % 6;
      enter(side === 5 ? pose - 5 : pose + 1, turned, pose, RIGHT);
      enter(side === 0 ? pose + 5 : pose - 1, turned, pose, LEFT);
    }
  }
}

/** Every hex that one step leads to. */
function stride(steps: Int32Array, pose: number, spent: number, fees: Fees, points: number, shifts: boolean, layer: Layer): void {
  const side = pose % 6;
  const place = pose - layer * grounds;
  const cell = (place - side) / 6;
  if ((occupied[cell + layer * cells] ?? 0) & HELD) return;
  go(pose, cell + (steps[side] ?? 0), spent, aheadFee(fees, place), points, FORWARD);
  go(pose, cell + (steps[side < 3 ? side + 3 : side - 3] ?? 0), spent, backFee(fees, place), points, BACK);
  if (shifts) shift(steps, pose, place, spent, fees, points);
}

/** The cell of a pose of the last flood, and its place above the ground there. */
export const placeOfPose = (pose: number): { readonly cell: number; readonly facing: number; readonly layer: Layer } => {
  const layer = Math.floor(pose / grounds);
  const place = pose - layer * grounds;
  const facing = place % 6;
  return { cell: (place - facing) / 6, facing, layer };
};

/** Poses of the last flood in which a move may end: nobody else stands there, and it is a move at all. Nearest first. */
export function endsOf(): readonly number[] {
  const ends: number[] = [];
  for (let i = 0; i < count; i++) if (isEnd(reached[i] ?? 0)) ends.push(reached[i] ?? 0);
  return ends;
}

const isEnd = (pose: number): boolean =>
  ((occupied[(pose - (pose % 6)) / 6] ?? 0) & FULL) === 0 && ((parent[pose] ?? 0) >= 0 || path[pose] !== NOWHERE);

/** Some end of the last flood, by chance; `undefined` if there is none. */
export function anyEnd(pick: (n: number) => number): number | undefined {
  for (let tries = 0; tries < 4; tries++) {
    const pose = count > 0 ? (reached[pick(count)] ?? 0) : -1;
    if (pose >= 0 && isEnd(pose)) return pose;
  }
  const ends = endsOf();
  return ends.length > 0 ? nth(ends, pick(ends.length)) : undefined;
}

/** The steps of the way to a pose of the last flood. */
export function wayTo(pose: number): readonly StepWord[] {
  const known = path[pose];
  if (known !== undefined) return known;
  const way = [...wayTo(parent[pose] ?? 0), nth(WORDS, last[pose] ?? 0)];
  path[pose] = way;
  return way;
}

/** Is the last step to a pose of the last flood one ahead? And what it costs to get there. */
export const endsForward = (pose: number): boolean => (parent[pose] ?? -1) >= 0 && last[pose] === FORWARD;
export const costTo = (pose: number): number => cost[pose] ?? 0;
