import { type Board, cellAt } from '@sortie/board';
import type { Facing } from '@sortie/geometry';
import type { State, Steps } from '../shape.ts';
import type { Standing } from '../state.ts';
import type { Tables } from '../tables.ts';

/** One end of a walk or run: a cell with a facing, and how it is reached. */
export interface Found {
  readonly at: number;
  readonly facing: Facing;
  readonly steps: Steps;
  readonly spent: number;
  /** Hexes since the last change of direction. */
  readonly count: number;
  readonly leaves: boolean;
}

/** From where, how, and with how many points somebody sets out, and what the rules say of it. */
export interface Search {
  readonly board: Board;
  readonly state: State;
  readonly unit: Standing;
  readonly mode: 'walk' | 'run';
  readonly points: number;
  readonly tables: Tables;
}

const FREE = 0;
const FRIEND = 1;
const ENEMY = 2;
/** Headings: turning on the spot at first, forward, backward. */
const NONE = 0;
const FORWARD = 1;
const BACKWARD = 2;
const LETTERS = ['F', 'B', 'R', 'L'] as const;

/** The ways followed by the last flood, as columns: a flood makes thousands, and objects for all of them would cost more than the search. */
interface Ways {
  readonly pose: number[];
  readonly spent: number[];
  readonly count: number[];
  readonly heading: number[];
  readonly parent: number[];
  readonly letter: number[];
  readonly path: (string | undefined)[];
}

const ways: Ways = { pose: [], spent: [], count: [], heading: [], parent: [], letter: [], path: [] };
/** One number of a column; the columns are as long as they have to be. */
const read = (column: { readonly [at: number]: number }, at: number): number => column[at] ?? 0;

/** How many ways there are; what the columns hold beyond is from an earlier flood. */
let used = 0;
/** Ways by what they cost, and how many of each there are. */
const buckets: number[][] = [];
const filled: number[] = [];
let occupied = new Uint8Array(0);
/** By heading and pose, the most hexes counted so far plus one; no way that costs more and counts no more is followed. */
let most = new Uint8Array(0);
/** By pose, the way that ends there best, plus one. */
let ends = new Int32Array(0);

/**
 * All ends of a walk or run, place by place, then the ways off the map, cheapest first. A way is kept as long as it is cheaper or has
 * counted more hexes than every other one to the same place, because hexes make a target harder to hit; of those that end alike the
 * least hittable is reported, then the cheapest.
 */
export function flood({ board, state, unit, mode, points, tables }: Search): readonly Found[] {
  const { size, steps, inside } = board.grid;
  const { woods } = board.packed;
  const [fees, evasion, backwards] = [tables.fees[mode], tables.evasion[mode], tables.backward[mode]];
  const barred = [false, tables.bars.friend, tables.bars.enemy];
  prepare(board, state, unit, size, points);
  const exits: number[] = [];

  const add = (pose: number, spent: number, count: number, heading: number, parent: number, letter: number): void => {
    const key = heading === BACKWARD ? size * 6 + pose : pose;
    if (read(most, key) > count) return;
    most[key] = count + 1;
    const way = record(pose, spent, count, heading, parent, letter);
    const bucket = buckets[spent] ?? [];
    const place = read(filled, spent);
    bucket[place] = way;
    filled[spent] = place + 1;
    const known = read(ends, pose);
    if (known === 0 || read(evasion, count) > read(evasion, read(ways.count, known - 1))) ends[pose] = way + 1;
  };

  const go = (way: number, pose: number, heading: number): void => {
    const facing = pose % 6;
    const at = (pose - facing) / 6 + read(steps, heading === FORWARD ? facing : (facing + 3) % 6);
    if (barred[occupied[at] ?? FREE]) return;
    const leaves = inside[at] !== 1;
    const spent = read(ways.spent, way) + (leaves ? fees.leave : fees.enter[woods[at] as 0 | 1 | 2]);
    if (spent > points) return;
    const count = heading === ways.heading[way] ? read(ways.count, way) + 1 : 1;
    if (leaves) exits.push(record(at * 6 + facing, spent, count, heading, way, heading - 1));
    else add(at * 6 + facing, spent, count, heading, way, heading - 1);
  };

  add(cellAt(board, unit.at) * 6 + unit.facing, 0, 0, NONE, -1, 0);
  for (let spent = 0; spent <= points; spent++) {
    const bucket = buckets[spent] ?? [];
    // Whatever is entered costs something, so this bucket is complete.
    for (let i = 0; i < read(filled, spent); i++) {
      const way = read(bucket, i);
      const pose = read(ways.pose, way);
      go(way, pose, FORWARD);
      if (backwards) go(way, pose, BACKWARD);
      const turned = spent + fees.turn;
      if (turned > points) continue;
      const facing = pose % 6;
      add(facing === 5 ? pose - 5 : pose + 1, turned, read(ways.count, way), read(ways.heading, way), way, 2);
      add(facing === 0 ? pose + 5 : pose - 1, turned, read(ways.count, way), read(ways.heading, way), way, 3);
    }
  }
  return collect(board, exits, tables.full[mode]);
}

function collect(board: Board, exits: readonly number[], full: boolean): readonly Found[] {
  const found: Found[] = [];
  for (const at of board.grid.cells) {
    if (full && occupied[at] !== FREE) continue;
    for (let pose = at * 6; pose < at * 6 + 6; pose++) if (ends[pose] !== 0) found.push(foundAt(read(ends, pose) - 1, false));
  }
  const cheapest = exits.toSorted((a, b) => read(ways.spent, a) - read(ways.spent, b));
  for (const way of cheapest) found.push(foundAt(way, true));
  return found;
}

function foundAt(way: number, leaves: boolean): Found {
  const pose = read(ways.pose, way);
  const facing = (pose % 6) as Facing;
  return { at: (pose - facing) / 6, facing, steps: pathOf(way), spent: read(ways.spent, way), count: read(ways.count, way), leaves };
}

function pathOf(way: number): string {
  const known = ways.path[way];
  if (known !== undefined) return known;
  const parent = read(ways.parent, way);
  const path = parent < 0 ? '' : pathOf(parent) + LETTERS[read(ways.letter, way)];
  ways.path[way] = path;
  return path;
}

function record(pose: number, spent: number, count: number, heading: number, parent: number, letter: number): number {
  const way = used++;
  ways.pose[way] = pose;
  ways.spent[way] = spent;
  ways.count[way] = count;
  ways.heading[way] = heading;
  ways.parent[way] = parent;
  ways.letter[way] = letter;
  ways.path[way] = undefined;
  return way;
}

function prepare(board: Board, state: State, unit: Standing, size: number, points: number): void {
  used = 0;
  for (let spent = 0; spent <= points; spent++) {
    buckets[spent] ??= [];
    filled[spent] = 0;
  }
  if (occupied.length < size) {
    occupied = new Uint8Array(size);
    most = new Uint8Array(size * 12);
    ends = new Int32Array(size * 6);
  } else {
    occupied.fill(FREE);
    most.fill(0);
    ends.fill(0);
  }
  for (const other of state.units) {
    if (other.at !== null && other.id !== unit.id) occupied[cellAt(board, other.at)] = other.side === unit.side ? FRIEND : ENEMY;
  }
}
