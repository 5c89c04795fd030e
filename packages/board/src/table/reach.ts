import { type table as geometry, nth, numberAt } from '@sortie/geometry';
import { groundAt, groundKey, spansOf } from './ground.ts';
import type { Ground } from './ground-of.ts';
import { hexPassage, hexReach } from './hex-reach.ts';
import type { TablePlan } from './piece.ts';

/** How something moves over ground. Costs are lengths; `Infinity` is ground or a step it cannot take. */
export interface Gait {
  /** What each inch costs beyond itself, in inches. */
  surcharge(ground: Ground): number;
  /** The height it moves at over this ground. */
  height(ground: Ground): number;
  /** What a change of height costs. */
  climb(rise: number): number;
}

export interface Passage {
  readonly length: number;
  /** `Infinity` if some stretch cannot be crossed. */
  readonly cost: number;
  /** The height at its end. */
  readonly z: number;
}

/** What a path costs, stretch by stretch, beginning at a height. */
export function passage(plan: TablePlan, path: readonly geometry.Point[], z: number, gait: Gait): Passage {
  if (plan.hexes) return hexPassage(plan, path, z, gait);
  let length = 0;
  let cost = 0;
  let height = z;
  for (let i = 1; i < path.length; i++) {
    for (const span of spansOf(plan, nth(path, i - 1), nth(path, i))) {
      const next = gait.height(span.ground);
      if (next !== height) cost += gait.climb(next - height);
      height = next;
      cost += span.length * (1 + gait.surcharge(span.ground));
      length += span.length;
    }
  }
  return { length: Math.round(length), cost: Number.isFinite(cost) ? Math.ceil(cost - 1e-6) : cost, z: height };
}

/** The table as squares of an inch, for floods. */
interface Squares {
  readonly columns: number;
  readonly rows: number;
  /** Which of `grounds` lies under the middle of each square. */
  readonly kind: Uint16Array;
  readonly grounds: readonly Ground[];
}

const INCH = 254;
const known = new WeakMap<TablePlan, Squares>();

function squaresOf(plan: TablePlan): Squares {
  const cached = known.get(plan);
  if (cached) return cached;
  const columns = Math.floor(plan.width / INCH) + 1;
  const rows = Math.floor(plan.height / INCH) + 1;
  const kind = new Uint16Array(columns * rows);
  const grounds: Ground[] = [];
  const index = new Map<string, number>();
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const ground = groundAt(plan, { x: column * INCH, y: row * INCH });
      const key = groundKey(ground);
      let at = index.get(key);
      if (at === undefined) {
        at = grounds.length;
        index.set(key, at);
        grounds.push(ground);
      }
      kind[row * columns + column] = at;
    }
  }
  const made = { columns, rows, kind, grounds };
  known.set(plan, made);
  return made;
}

/** Everywhere a unit can go, in steps of an inch; on a table of hexes from hex to hex. */
export interface Reach {
  readonly columns: number;
  readonly rows: number;
  /** What each square costs, in tenths of a millimetre; −1 out of reach. */
  readonly cost: Int32Array;
  /** The points that can be reached, cheapest first. */
  points(): readonly geometry.Point[];
  /** A path to a square that can be reached, with as few corners as the flood allows. */
  pathTo(at: geometry.Point): readonly geometry.Point[] | undefined;
}

const STEPS: readonly (readonly [number, number, number])[] = [
  [1, 0, 254],
  [-1, 0, 254],
  [0, 1, 254],
  [0, -1, 254],
  [1, 1, 360],
  [1, -1, 360],
  [-1, 1, 360],
  [-1, -1, 360],
  [2, 1, 568],
  [2, -1, 568],
  [-2, 1, 568],
  [-2, -1, 568],
  [1, 2, 568],
  [1, -2, 568],
  [-1, 2, 568],
  [-1, -2, 568],
];

interface Flood {
  readonly squares: Squares;
  readonly surcharges: readonly number[];
  readonly heights: readonly number[];
  readonly cost: Int32Array;
  readonly back: Int32Array;
  readonly done: Uint8Array;
  readonly start: number;
  readonly z: number;
  readonly budget: number;
  readonly gait: Gait;
  readonly closed: ((at: geometry.Point) => boolean) | undefined;
  /** Squares by what they cost, a tenth of an inch to the bucket: this keeps the flood linear. */
  readonly buckets: number[][];
}

/** Flood from a point. Squares the caller closes (another base stands there) are never entered. */
export function reachOf(
  plan: TablePlan,
  from: geometry.Point,
  z: number,
  budget: number,
  gait: Gait,
  closed?: (at: geometry.Point) => boolean,
): Reach {
  if (plan.hexes) return hexReach(plan, plan.hexes, from, z, budget, gait, closed);
  const squares = squaresOf(plan);
  const { columns, rows, grounds } = squares;
  const start = Math.round(from.y / INCH) * columns + Math.round(from.x / INCH);
  const flood: Flood = {
    squares,
    surcharges: grounds.map(ground => gait.surcharge(ground)),
    heights: grounds.map(ground => gait.height(ground)),
    cost: new Int32Array(columns * rows).fill(-1),
    back: new Int32Array(columns * rows).fill(-1),
    done: new Uint8Array(columns * rows),
    start,
    z,
    budget,
    gait,
    closed,
    buckets: [[start]],
  };
  flood.cost[start] = 0;
  const order = spread(flood);
  const pointOf = (cell: number): geometry.Point => ({ x: (cell % columns) * INCH, y: Math.floor(cell / columns) * INCH });
  return {
    columns,
    rows,
    cost: flood.cost,
    points: () => order.slice(1).map(pointOf),
    pathTo: at => trace(flood.back, start, Math.round(at.y / INCH) * columns + Math.round(at.x / INCH), from, pointOf),
  };
}

/** Visit squares from the cheapest to the dearest; returns them in that order. */
function spread(flood: Flood): readonly number[] {
  const order: number[] = [];
  for (let b = 0; b < flood.buckets.length; b++) {
    const bucket = flood.buckets[b];
    if (!bucket) continue;
    // A bucket may grow while it is read.
    for (let i = 0; i < bucket.length; i++) {
      const cell = nth(bucket, i);
      if (flood.done[cell]) continue;
      flood.done[cell] = 1;
      order.push(cell);
      expand(flood, cell);
    }
  }
  return order;
}

function expand({ squares, surcharges, heights, cost, back, done, start, z, budget, gait, closed, buckets }: Flood, cell: number): void {
  const { columns, rows, kind } = squares;
  const column = cell % columns;
  const row = (cell - column) / columns;
  const here = cell === start ? z : nth(heights, numberAt(kind, cell));
  for (const [dx, dy, length] of STEPS) {
    const x = column + dx;
    const y = row + dy;
    if (x < 0 || y < 0 || x >= columns || y >= rows) continue;
    const next = y * columns + x;
    if (done[next]) continue;
    const there = numberAt(kind, next);
    const rise = nth(heights, there) - here;
    const mean = cell === start ? nth(surcharges, there) : (nth(surcharges, there) + nth(surcharges, numberAt(kind, cell))) / 2;
    const price = numberAt(cost, cell) + length * (1 + mean) + (rise === 0 ? 0 : gait.climb(rise));
    if (!(price <= budget) || (numberAt(cost, next) >= 0 && numberAt(cost, next) <= price) || closed?.({ x: x * INCH, y: y * INCH }))
      continue;
    cost[next] = Math.ceil(price);
    back[next] = cell;
    const at = Math.floor(price / 25);
    const bucket = buckets[at];
    if (bucket) bucket.push(next);
    else buckets[at] = [next];
  }
}

function trace(
  back: Int32Array,
  start: number,
  end: number,
  from: geometry.Point,
  pointOf: (cell: number) => geometry.Point,
): readonly geometry.Point[] | undefined {
  if (end !== start && (back[end] ?? -1) < 0) return undefined;
  const cells: number[] = [];
  for (let cell = end; cell !== start; cell = numberAt(back, cell)) cells.push(cell);
  const points = [from, ...cells.reverse().map(pointOf)];
  return points.filter((point, i) => {
    const [before, after] = [points[i - 1], points[i + 1]];
    if (!before || !after) return true;
    return (point.x - before.x) * (after.y - point.y) !== (point.y - before.y) * (after.x - point.x);
  });
}
