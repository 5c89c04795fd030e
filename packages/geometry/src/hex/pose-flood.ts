import { numberAt } from '../sure.ts';
import type { Facing } from './facing.ts';
import { UNREACHED } from './flood.ts';
import type { Grid } from './grid.ts';
import { type Gait, poseOf } from './walk.ts';

/**
 * The cheapest ways of a unit with a facing, in memory that is set up once: the fast sibling of `search(walk(…))` for opponents that
 * think ahead. A pose is a cell with a facing, numbered by `poseOf`.
 */
export interface PoseFlood {
  readonly grid: Grid;
  readonly limit: number;
  /** Cost of each pose reached by the last run, `UNREACHED` for the others. */
  readonly cost: Uint8Array;
  /** The pose each reached pose was entered from; −1 at the start. */
  readonly parent: Int32Array;
  /** The poses reached by the last run, cheapest first, `count` of them. */
  readonly reached: Int32Array;
  count: number;
  readonly heads: Int32Array;
  readonly next: Int32Array;
  readonly entries: Int32Array;
  used: number;
}

/** Ways into a pose: from the hex behind, the hex ahead (backing up) and by turning left or right. */
const WAYS_IN = 4;

export function createPoseFlood(grid: Grid, limit: number): PoseFlood {
  if (limit < 0 || limit >= UNREACHED) throw new RangeError(`a flood of ${limit} points is not between 0 and ${UNREACHED - 1}`);
  const poses = grid.size * 6;
  return {
    grid,
    limit,
    cost: new Uint8Array(poses).fill(UNREACHED),
    parent: new Int32Array(poses),
    reached: new Int32Array(poses),
    count: 0,
    heads: new Int32Array(limit + 1),
    next: new Int32Array(poses * WAYS_IN + 1),
    entries: new Int32Array(poses * WAYS_IN + 1),
    used: 0,
  };
}

/** What each step costs, by `poseOf(cell, side)`: 0 where it is barred or leads off the map. Worth keeping for as long as the ground stays as it is. */
export function stepFees(grid: Grid, step: Gait['step']): Uint8Array {
  const fees = new Uint8Array(grid.size * 6);
  for (const cell of grid.cells) {
    for (let side = 0; side < 6; side++) {
      const to = cell + numberAt(grid.steps, side);
      if (grid.inside[to] === 1) fees[cell * 6 + side] = step(cell, to, side as Facing) ?? 0;
    }
  }
  return fees;
}

export interface PoseGait {
  /** From `stepFees`. */
  readonly fees: Uint8Array;
  readonly turn: number;
  readonly backwards?: boolean;
}

/** Flood from a cell and facing with `points` to spend. Answers are in `flood.cost`, `flood.parent` and `flood.reached`. */
export function runPoseFlood(flood: PoseFlood, cell: number, facing: Facing, points: number, gait: PoseGait): void {
  const { cost, reached, heads, next, entries } = flood;
  for (let i = 0; i < flood.count; i++) cost[numberAt(reached, i)] = UNREACHED;
  const limit = Math.min(points, flood.limit);
  heads.fill(0);
  flood.used = 0;
  enter(flood, poseOf(cell, facing), 0, -1);
  let count = 0;
  for (let spent = 0; spent <= limit; spent++) {
    // Taken off one by one, because a turn that is free adds to the bucket being emptied.
    for (let entry = numberAt(heads, spent); entry !== 0; entry = numberAt(heads, spent)) {
      heads[spent] = numberAt(next, entry);
      const pose = numberAt(entries, entry);
      if (cost[pose] !== spent) continue;
      reached[count++] = pose;
      expand(flood, pose, spent, limit, gait);
    }
  }
  flood.count = count;
}

function expand(flood: PoseFlood, pose: number, spent: number, limit: number, gait: PoseGait): void {
  const { steps } = flood.grid;
  const side = pose % 6;
  const base = pose - side;
  const turned = spent + gait.turn;
  if (turned <= limit) {
    enter(flood, base + (side === 5 ? 0 : side + 1), turned, pose);
    enter(flood, base + (side === 0 ? 5 : side - 1), turned, pose);
  }
  const ahead = numberAt(gait.fees, pose);
  if (ahead > 0 && spent + ahead <= limit) enter(flood, pose + numberAt(steps, side) * 6, spent + ahead, pose);
  if (gait.backwards !== true) return;
  const rear = side < 3 ? side + 3 : side - 3;
  const behind = numberAt(gait.fees, base + rear);
  if (behind > 0 && spent + behind <= limit) enter(flood, pose + numberAt(steps, rear) * 6, spent + behind, pose);
}

function enter(flood: PoseFlood, pose: number, spent: number, from: number): void {
  if (spent >= numberAt(flood.cost, pose)) return;
  flood.cost[pose] = spent;
  flood.parent[pose] = from;
  const entry = ++flood.used;
  flood.entries[entry] = pose;
  flood.next[entry] = numberAt(flood.heads, spent);
  flood.heads[spent] = entry;
}

/** The poses from the start to one that the last run reached, both included; empty for others. */
export function posePath(flood: PoseFlood, pose: number): readonly number[] {
  if (flood.cost[pose] === UNREACHED) return [];
  const path: number[] = [];
  for (let at = pose; at >= 0; at = numberAt(flood.parent, at)) path.push(at);
  return path.reverse();
}
