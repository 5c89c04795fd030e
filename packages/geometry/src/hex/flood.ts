import { numberAt } from '../sure.ts';
import type { Grid } from './grid.ts';

/**
 * Cheapest ways over hexes when every step costs a small whole number. The queue is one bucket for each cost, and all memory is
 * set up once, so a flood allocates nothing.
 */
export interface Flood {
  readonly grid: Grid;
  readonly limit: number;
  /** Cost of each cell reached by the last run, `UNREACHED` for the others. */
  readonly cost: Uint8Array;
  /** The cells reached by the last run, nearest first, `count` of them. */
  readonly reached: Int32Array;
  count: number;
  /** Buckets as linked lists: heads by cost, then one link for each entry. */
  readonly heads: Int32Array;
  readonly next: Int32Array;
  readonly entries: Int32Array;
}

export const UNREACHED = 255;

/** Set up floods of up to `limit` points (at most 254) on a grid. */
export function createFlood(grid: Grid, limit: number): Flood {
  if (limit < 0 || limit >= UNREACHED) throw new RangeError(`a flood of ${limit} points is not between 0 and ${UNREACHED - 1}`);
  return {
    grid,
    limit,
    cost: new Uint8Array(grid.size).fill(UNREACHED),
    reached: new Int32Array(grid.size),
    count: 0,
    heads: new Int32Array(limit + 1),
    next: new Int32Array(grid.size * 6 + 1),
    entries: new Int32Array(grid.size * 6 + 1),
  };
}

/**
 * Flood from a cell with `points` to spend, at `toEnter[cell]` points for each cell entered (0 means it cannot be entered).
 * Cells off the map must hold 0. Answers are in `flood.cost` and `flood.reached`.
 */
export function runFlood(flood: Flood, start: number, points: number, toEnter: Uint8Array): void {
  const { cost, reached, heads, next, entries, grid } = flood;
  for (let i = 0; i < flood.count; i++) cost[numberAt(reached, i)] = UNREACHED;
  const limit = Math.min(points, flood.limit);
  for (let at = 0; at <= limit; at++) heads[at] = 0;
  const steps = grid.steps;
  let used = 1;
  let count = 0;
  entries[1] = start;
  next[1] = 0;
  heads[0] = 1;
  cost[start] = 0;
  for (let at = 0; at <= limit; at++) {
    for (let entry = numberAt(heads, at); entry !== 0; entry = numberAt(next, entry)) {
      const cell = numberAt(entries, entry);
      if (cost[cell] !== at) continue;
      reached[count++] = cell;
      for (let side = 0; side < 6; side++) {
        const to = cell + numberAt(steps, side);
        const fee = numberAt(toEnter, to);
        const total = at + fee;
        if (fee === 0 || total > limit || total >= numberAt(cost, to)) continue;
        cost[to] = total;
        used++;
        entries[used] = to;
        next[used] = numberAt(heads, total);
        heads[total] = used;
      }
    }
  }
  flood.count = count;
}
