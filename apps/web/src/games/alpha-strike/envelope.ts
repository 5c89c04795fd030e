import { table as terrain } from '@sortie/board';
import type { ReachArea, Spot } from '@sortie/board-view';
import { nth, sure, type View } from '@sortie/kernel';
import { type AlphaStrike, gaitOf, isOn, type Mode, radiusOf, type Standing } from '@sortie/rules-alpha-strike';
import type { Book } from './prospects.ts';
import { INCH, type Point, toSpot } from './scale.ts';

type Seen = View<AlphaStrike>;

/** What every square of an inch costs, from somewhere. */
export interface Field {
  readonly columns: number;
  readonly rows: number;
  readonly cost: ArrayLike<number>;
  readonly budget: number;
  /** A way to a square, corner by corner, without the start; straight where there is no other. */
  readonly way: (to: Point) => readonly Point[];
}

const flying = ({ moves }: Standing, mode: Mode): boolean => mode === 'jump' || moves.some(({ code }) => code === 'v');

const FREE: readonly string[] = ['CI', 'BA'];

/** A walk may not go through enemies; infantry is stepped over. */
function enemiesIn(view: Seen, unit: Standing): (at: Point) => boolean {
  const walls = view.units
    .filter(isOn)
    .filter(other => other.seat !== unit.seat && !other.hidden && !other.airborne && !FREE.includes(other.card.type));
  const own = radiusOf(unit);
  return at => walls.some(other => (at.x - other.at.x) ** 2 + (at.y - other.at.y) ** 2 < (own + radiusOf(other)) ** 2);
}

/** Everywhere from a point within a budget. On the ground the engine floods the table; in the air it is the distance that counts. */
export function fieldOf(view: Seen, book: Book, unit: Standing, mode: Mode, from: Point, z: number, budget: number): Field {
  if (!flying(unit, mode)) {
    const reach = terrain.reachOf(view.table, from, z, budget, gaitOf(unit, mode, book, view), enemiesIn(view, unit));
    return {
      columns: reach.columns,
      rows: reach.rows,
      cost: reach.cost,
      budget,
      way: to => {
        const path = reach.pathTo(to)?.slice(1) ?? [];
        return path.length > 1 ? [...path.slice(0, -1), to] : [to];
      },
    };
  }
  return airField(view, book, unit, mode, from, budget);
}

function airField(view: Seen, book: Book, unit: Standing, mode: Mode, from: Point, budget: number): Field {
  const columns = Math.floor(view.table.width / INCH) + 1;
  const rows = Math.floor(view.table.height / INCH) + 1;
  const cost = new Int32Array(columns * rows).fill(-1);
  const barred = new Map<string, boolean>();
  const reach = Math.ceil(budget / INCH) + 1;
  const [middle, height] = [Math.round(from.x / INCH), Math.round(from.y / INCH)];
  for (let row = Math.max(0, height - reach); row <= Math.min(rows - 1, height + reach); row++) {
    for (let column = Math.max(0, middle - reach); column <= Math.min(columns - 1, middle + reach); column++) {
      const at = { x: column * INCH, y: row * INCH };
      const length = Math.hypot(at.x - from.x, at.y - from.y);
      if (length > budget) continue;
      const ground = terrain.groundAt(view.table, at);
      const key = terrain.groundKey(ground);
      let closed = barred.get(key);
      if (closed === undefined) {
        closed = mode === 'jump' && book.holds('barred', { unit, mode, ground }) !== undefined;
        barred.set(key, closed);
      }
      if (!closed) cost[row * columns + column] = Math.round(length);
    }
  }
  return { columns, rows, cost, budget, way: to => [to] };
}

const SHARES = [1, 0.85, 0.65, 0.4] as const;

/** The field as areas, from all that can be reached to what is near. */
export function areasOf(field: Field): readonly ReachArea[] {
  return SHARES.map((share, i) => ({ outlines: contour(field, field.budget * share), band: (3 - i) as ReachArea['band'] })).filter(
    ({ outlines }) => outlines.length > 0,
  );
}

/** Beyond reach a square counts as a step farther than the budget, so that the edge lies between the two. */
const BEYOND = 1.35;

/** The part of the field that is reached at all, with a rim. */
function boxOf({ columns, rows, cost }: Field): {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
} {
  let [left, top, right, bottom] = [columns, rows, 0, 0];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (sure(cost[row * columns + column], 'the cost') < 0) continue;
      left = Math.min(left, column);
      right = Math.max(right, column);
      top = Math.min(top, row);
      bottom = Math.max(bottom, row);
    }
  }
  return { left: left - 1, top: top - 1, right, bottom };
}

interface Link {
  readonly to: number;
  readonly point: Spot;
}

/** Lines of equal cost, by marching over the squares; what can be reached lies to the right of each line. */
function contour(field: Field, level: number): readonly (readonly Spot[])[] {
  const { columns, rows, cost, budget } = field;
  const at = (column: number, row: number): number => {
    if (column < 0 || row < 0 || column >= columns || row >= rows) return budget * BEYOND;
    const value = sure(cost[row * columns + column], 'the cost');
    return value < 0 ? Math.max(level, budget) + INCH * 0.9 : value;
  };
  const next = new Map<number, Link>();
  const { left, top, right, bottom } = boxOf(field);
  for (let row = top; row <= bottom; row++) {
    for (let column = left; column <= right; column++) march(column, row, at, level, next);
  }
  return chained(next);
}

type Lookup = (column: number, row: number) => number;

/** Edges of a square: north, east, south, west. Each case lists where its line comes in and goes out. */
const CASES: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[2, 3]],
  [[1, 2]],
  [[1, 3]],
  [[0, 1]],
  [
    [0, 3],
    [2, 1],
  ],
  [[0, 2]],
  [[0, 3]],
  [[3, 0]],
  [[2, 0]],
  [
    [3, 2],
    [1, 0],
  ],
  [[1, 0]],
  [[3, 1]],
  [[2, 1]],
  [[3, 2]],
  [],
];

function march(column: number, row: number, at: Lookup, level: number, next: Map<number, Link>): void {
  const corners = [at(column, row), at(column + 1, row), at(column + 1, row + 1), at(column, row + 1)] as const;
  const bit = (corner: 0 | 1 | 2 | 3): number => (corners[corner] <= level ? 8 >> corner : 0);
  const index = bit(0) + bit(1) + bit(2) + bit(3);
  if (index === 0 || index === 15) return;
  for (const [from, to] of nth(CASES, index)) {
    const a = edge(column, row, from, corners, level);
    const b = edge(column, row, to, corners, level);
    next.set(a.key, { to: b.key, point: a.point });
  }
}

/** An edge of a square by its corner: 0 runs to the east, 1 to the south. */
const keyOf = (column: number, row: number, way: 0 | 1): number => ((row + 2) * 1024 + column + 2) * 2 + way;

function edge(
  column: number,
  row: number,
  side: number,
  [nw, ne, se, sw]: readonly [number, number, number, number],
  level: number,
): { readonly key: number; readonly point: Spot } {
  const part = (a: number, b: number): number => (a === b ? 0.5 : Math.min(0.98, Math.max(0.02, (level - a) / (b - a))));
  const spot = (x: number, y: number): Spot => toSpot({ x: Math.max(0, x * INCH), y: Math.max(0, y * INCH) });
  if (side === 0) return { key: keyOf(column, row, 0), point: spot(column + part(nw, ne), row) };
  if (side === 2) return { key: keyOf(column, row + 1, 0), point: spot(column + part(sw, se), row + 1) };
  if (side === 3) return { key: keyOf(column, row, 1), point: spot(column, row + part(nw, sw)) };
  return { key: keyOf(column + 1, row, 1), point: spot(column + 1, row + part(ne, se)) };
}

function chained(next: Map<number, Link>): readonly (readonly Spot[])[] {
  const outlines: (readonly Spot[])[] = [];
  while (next.size > 0) {
    const [start] = next.keys();
    const outline: Spot[] = [];
    let key = sure(start, 'the start');
    for (let link = next.get(key); link; link = next.get(key)) {
      outline.push(link.point);
      next.delete(key);
      key = link.to;
    }
    if (outline.length > 2) outlines.push(outline);
  }
  return outlines;
}
