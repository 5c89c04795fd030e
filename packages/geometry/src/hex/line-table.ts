import type { Grid } from './grid.ts';
import { distance, hex } from './hex.ts';
import { type LineStep, line } from './line.ts';

/**
 * Lines as lists of cell steps, worked out once for each displacement and then reused wherever they begin: on a grid the same
 * displacement is the same step in cells everywhere.
 *
 * A line is an `Int32Array`: first the number of hexes that stand alone, those hexes, then the pairs along hexsides, left and right in
 * turn. Each entry is `step × 4 + NEAR_START + NEAR_END`, the step counted from the cell where the line begins. The two ends are left out.
 */
export interface LineTable {
  readonly grid: Grid;
  readonly lines: (Int32Array | undefined)[];
  readonly span: number;
  kept: number;
}

/** The hex is next to the one where the line begins. */
export const NEAR_START = 1;
/** The hex is next to the one where the line ends. */
export const NEAR_END = 2;

/** Entries kept before the table is emptied and begun anew: 16 MB. */
const MOST_KEPT = 4_000_000;

const tables = new WeakMap<Grid, LineTable>();
let last: LineTable | undefined;

/** The table of a grid. It is kept aside, so that whatever holds the grid stays a plain value. */
export function lineTable(grid: Grid): LineTable {
  if (last?.grid === grid) return last;
  last = tables.get(grid) ?? { grid, lines: [], span: grid.size * 2 + 1, kept: 0 };
  tables.set(grid, last);
  return last;
}

/** The hexes between two cells of the map. */
export function lineBetween(table: LineTable, from: number, to: number): Int32Array {
  return table.lines[to - from + table.grid.size] ?? workOut(table, from, to);
}

function workOut(table: LineTable, from: number, to: number): Int32Array {
  const { grid } = table;
  if (table.lines.length === 0 || table.kept > MOST_KEPT) {
    table.lines.length = 0;
    for (let i = 0; i < table.span; i++) table.lines.push(undefined);
    table.kept = 0;
  }
  const made = measure(grid, from, to);
  table.lines[to - from + grid.size] = made;
  table.kept += made.length;
  return made;
}

function measure(grid: Grid, from: number, to: number): Int32Array {
  const start = hex(from % grid.stride, Math.floor(from / grid.stride));
  const end = hex(to % grid.stride, Math.floor(to / grid.stride));
  const steps: readonly LineStep[] = line(start, end).slice(1, -1);
  const alone = steps.filter(step => step.length === 1);
  const pairs = steps.filter(step => step.length === 2);
  const entries = [...alone, ...pairs].flat().map(h => {
    const near = (distance(h, start) === 1 ? NEAR_START : 0) + (distance(h, end) === 1 ? NEAR_END : 0);
    return ((h.r - start.r) * grid.stride + h.q - start.q) * 4 + near;
  });
  return Int32Array.from([alone.length, ...entries]);
}
