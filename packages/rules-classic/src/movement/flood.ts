import type { Board } from '@sortie/board';
import { cellAt } from '@sortie/board';
import type { Facing } from '@sortie/geometry';
import { nth } from '@sortie/kernel';
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

/**
 * The last flood, in memory that is set up once: a flood makes thousands of entries, and objects for all of them would cost more. It is one record
 * of plain arrays, handed on, because variables of a module are looked up anew at every use.
 */
interface Room {
  /** Cells of the map, and poses on its ground. */
  cells: number;
  grounds: number;
  /** Points that it takes to a pose, the pose before it, and the word that leads from there. */
  readonly cost: Uint8Array;
  readonly parent: Int32Array;
  readonly last: Uint8Array;
  readonly occupied: Uint8Array;
  /** Poses in the order in which they were first reached. */
  readonly reached: Int32Array;
  count: number;
  /** Poses by the points that they take; a pose stands in each at most once. */
  readonly buckets: Int32Array[];
  readonly filled: Int32Array;
  /** Ways that are known without following them back: those that begin a flood, and those that somebody has asked for; and whose they are. */
  readonly paths: (readonly StepWord[] | undefined)[];
  readonly told: number[];
}

const roomFor = (poses: number, places: number): Room => ({
  cells: 0,
  grounds: 0,
  cost: new Uint8Array(poses).fill(UNREACHED),
  parent: new Int32Array(poses),
  last: new Uint8Array(poses),
  occupied: new Uint8Array(places),
  reached: new Int32Array(poses),
  count: 0,
  buckets: [],
  filled: new Int32Array(UNREACHED),
  paths: new Array<readonly StepWord[] | undefined>(poses).fill(undefined),
  told: [],
});

let room = roomFor(0, 0);

function prepare(size: number, layers: number, points: number): Room {
  const poses = size * 6 * layers;
  if (room.cost.length < poses) room = roomFor(poses, size * layers);
  const { cost, reached, count, occupied, buckets, filled, paths, told } = room;
  for (let i = 0; i < count; i++) cost[reached[i] ?? 0] = UNREACHED;
  occupied.fill(FREE);
  filled.fill(0);
  for (let spent = buckets.length; spent <= points; spent++) buckets.push(new Int32Array(room.cost.length));
  for (const pose of told) paths[pose] = undefined;
  told.length = 0;
  room.cells = size;
  room.grounds = size * 6;
  room.count = 0;
  return room;
}

function enter(room: Room, pose: number, spent: number, from: number, by: number): void {
  const { cost, filled } = room;
  const before = cost[pose] ?? 0;
  if (spent >= before) return;
  if (before === UNREACHED) room.reached[room.count++] = pose;
  cost[pose] = spent;
  room.parent[pose] = from;
  room.last[pose] = by;
  const next = filled[spent] ?? 0;
  nth(room.buckets, spent)[next] = pose;
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

function know({ paths, told }: Room, pose: number, way: readonly StepWord[]): void {
  paths[pose] = way;
  told.push(pose);
}

function seed(room: Room, { cell, facing, spent, rising, layer }: Start): void {
  const base = cell * 6 + layer * room.grounds;
  enter(room, base + facing, spent, -1, 0);
  know(room, base + facing, NOWHERE);
  if (!rising) return;
  for (const [turns, way] of FREE_TURNS) {
    const pose = base + ((facing + turns) % 6);
    enter(room, pose, spent, -1, 0);
    know(room, pose, way);
  }
}

/** Enter a neighbour for a fee, unless it is barred, too dear, or held by an enemy and full. */
function go(room: Room, pose: number, next: number, spent: number, fee: number, points: number, by: number): void {
  if (fee === 0) return;
  const now = spent + pointsIn(fee);
  if (now > points) return;
  const layer = layerIn(fee);
  if (isClosed(room.occupied[next + layer * room.cells] ?? 0)) return;
  enter(room, next * 6 + (pose % 6) + layer * room.grounds, now, pose, by);
}

const isClosed = (there: number): boolean => (there & BARRED) !== 0 || (there & (HELD | FULL)) === (HELD | FULL);

/** Steps aside of those who go on four legs. */
function shift(room: Room, steps: Int32Array, pose: number, place: number, spent: number, fees: Fees, points: number): void {
  const side = place % 6;
  const cell = (place - side) / 6;
  for (let way = 0; way < ASIDE.length; way++)
    go(room, pose, cell + (steps[(side + (ASIDE_SIDES[way] ?? 0)) % 6] ?? 0), spent, asideFee(fees, place, way), points, SHIFT + way);
}

/** Who stands where, and what that means for this unit; the hex that it comes from is open to it. */
function occupy({ occupied, cells }: Room, board: Board, state: State, { unit, cell: own, layer: from }: Start, layers: number): void {
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
  const room = prepare(size, layers, points);
  const { cost, filled, grounds } = room;
  occupy(room, board, state, start, layers);
  seed(room, start);
  for (let spent = start.spent; spent <= points; spent++) {
    const bucket = nth(room.buckets, spent);
    const turned = spent + turning;
    for (let i = 0; i < (filled[spent] ?? 0); i++) {
      const pose = bucket[i] ?? 0;
      if (cost[pose] !== spent) continue;
      const layer = pose < grounds ? 0 : Math.floor(pose / grounds);
      let fees = lists[layer];
      if (!fees) {
        fees = of(layer);
        lists[layer] = fees;
      }
      stride(room, steps, pose, spent, fees, points, start.shifts, layer);
      if (turned > points) continue;
      const side = pose % 6;
      enter(room, side === 5 ? pose - 5 : pose + 1, turned, pose, RIGHT);
      enter(room, side === 0 ? pose + 5 : pose - 1, turned, pose, LEFT);
    }
  }
}

/** Every hex that one step leads to. */
function stride(
  room: Room,
  steps: Int32Array,
  pose: number,
  spent: number,
  fees: Fees,
  points: number,
  shifts: boolean,
  layer: Layer,
): void {
  const side = pose % 6;
  const place = pose - layer * room.grounds;
  const cell = (place - side) / 6;
  if ((room.occupied[cell + layer * room.cells] ?? 0) & HELD) return;
  go(room, pose, cell + (steps[side] ?? 0), spent, aheadFee(fees, place), points, FORWARD);
  go(room, pose, cell + (steps[side < 3 ? side + 3 : side - 3] ?? 0), spent, backFee(fees, place), points, BACK);
  if (shifts) shift(room, steps, pose, place, spent, fees, points);
}

/** The cell of a pose of the last flood, and its place above the ground there. */
export const placeOfPose = (pose: number): { readonly cell: number; readonly facing: number; readonly layer: Layer } => {
  const layer = Math.floor(pose / room.grounds);
  const place = pose - layer * room.grounds;
  const facing = place % 6;
  return { cell: (place - facing) / 6, facing, layer };
};

/** Poses of the last flood in which a move may end: nobody else stands there, and it is a move at all. Nearest first. */
export function endsOf(): readonly number[] {
  const ends: number[] = [];
  const { reached, count } = room;
  for (let i = 0; i < count; i++) {
    const pose = reached[i] ?? 0;
    if (isEnd(pose)) ends.push(pose);
  }
  return ends;
}

const isEnd = (pose: number): boolean =>
  ((room.occupied[(pose - (pose % 6)) / 6] ?? 0) & FULL) === 0 && ((room.parent[pose] ?? 0) >= 0 || room.paths[pose] !== NOWHERE);

/** Some end of the last flood, by chance; `undefined` if there is none. */
export function anyEnd(pick: (n: number) => number): number | undefined {
  const { reached, count } = room;
  for (let tries = 0; tries < 4; tries++) {
    const pose = count > 0 ? (reached[pick(count)] ?? 0) : -1;
    if (pose >= 0 && isEnd(pose)) return pose;
  }
  const ends = endsOf();
  return ends.length > 0 ? nth(ends, pick(ends.length)) : undefined;
}

/** The steps of the way to a pose of the last flood. */
export function wayTo(pose: number): readonly StepWord[] {
  const known = room.paths[pose];
  if (known !== undefined) return known;
  const way = [...wayTo(room.parent[pose] ?? 0), nth(WORDS, room.last[pose] ?? 0)];
  know(room, pose, way);
  return way;
}

/** Is the last step to a pose of the last flood one ahead? And what it costs to get there. */
export const endsForward = (pose: number): boolean => (room.parent[pose] ?? -1) >= 0 && room.last[pose] === FORWARD;
export const costTo = (pose: number): number => room.cost[pose] ?? 0;
