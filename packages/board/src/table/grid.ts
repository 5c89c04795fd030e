import { between, distance, table as geometry, type Hex, hex, type LineStep } from '@sortie/geometry';
import { type Ground, groundOf } from './ground-of.ts';
import type { HexGrid, Piece, TablePlan } from './piece.ts';
import { holds, type Prepared, prepared } from './prepared.ts';

/** A hex is two inches across. */
export const HEX = 2 * geometry.INCH;
/** Half the side of such a hex, √3 / 3 of an inch: 147 tenths of a millimetre. */
export const HALF_SIDE = 147;

/** The middle of a hex on a table at two inches per hex; columns count from 0, odd columns lie half a hex lower. */
export const hexCentre = (column: number, row: number): geometry.Point => ({
  x: 2 * HALF_SIDE + column * 3 * HALF_SIDE,
  y: HEX / 2 + row * HEX + (column % 2 === 0 ? 0 : HEX / 2),
});

const columnOf = ({ q }: Hex): number => q;
const rowOf = ({ q, r }: Hex): number => r + (q >> 1);
const hexIn = (column: number, row: number): Hex => hex(column, row - (column >> 1));
export const centreOfHex = (h: Hex): geometry.Point => hexCentre(columnOf(h), rowOf(h));

export function hexOutline(column: number, row: number): geometry.Outline {
  const { x, y } = hexCentre(column, row);
  const corners = [
    [-HALF_SIDE, -HEX / 2],
    [HALF_SIDE, -HEX / 2],
    [2 * HALF_SIDE, 0],
    [HALF_SIDE, HEX / 2],
    [-HALF_SIDE, HEX / 2],
    [-2 * HALF_SIDE, 0],
  ] as const;
  return { kind: 'polygon', points: corners.map(([dx, dy]) => ({ x: x + dx, y: y + dy })) };
}

/** The size of a table that holds so many hexes, the half ones at its edges counted whole. */
export const sizeOfGrid = ({ columns, rows }: HexGrid): { readonly width: number; readonly height: number } => ({
  width: 3 * HALF_SIDE * columns + HALF_SIDE,
  height: HEX * rows + HEX / 2,
});

/** The hex whose middle is nearest to a point. */
export function hexOf({ x, y }: geometry.Point): Hex {
  const near = Math.round((x - 2 * HALF_SIDE) / (3 * HALF_SIDE));
  // Bases stand on middles, so this is what is asked nearly always.
  const straight = rowNear(near, y);
  const { x: middle, y: centre } = hexCentre(near, straight);
  if (middle === x && centre === y) return hexIn(near, straight);
  let found = hex(0, 0);
  let least = Number.POSITIVE_INFINITY;
  for (let column = near - 1; column <= near + 1; column++) {
    const row = rowNear(column, y);
    const away = geometry.distanceSquared({ x, y }, hexCentre(column, row));
    if (away >= least) continue;
    least = away;
    found = hexIn(column, row);
  }
  return found;
}

/** How many hexes lie from one point to another, counted as a player counts them. */
export const hexesApart = (a: geometry.Point, b: geometry.Point): number => distance(hexOf(a), hexOf(b));

/** The way between two points as it is measured here: two inches for every hex, or with a ruler. */
export const spanOf = ({ hexes }: TablePlan, a: geometry.Point, b: geometry.Point): number =>
  hexes ? hexesApart(a, b) * HEX : geometry.distanceOf(a, b);

/** Where a base stands that is put down at a point: on the middle of a hex of the table, or right there. */
export function standingPoint({ hexes }: TablePlan, at: geometry.Point): geometry.Point {
  if (!hexes) return at;
  const h = hexOf(at);
  const column = Math.max(0, Math.min(hexes.columns - 1, columnOf(h)));
  const row = Math.max(0, Math.min(hexes.rows - 1, column === columnOf(h) ? rowOf(h) : rowNear(column, at.y)));
  return hexCentre(column, row);
}

const rowNear = (column: number, y: number): number => Math.round((y - HEX / 2 - (column % 2 === 0 ? 0 : HEX / 2)) / HEX);

export const isStandingPoint = (plan: TablePlan, at: geometry.Point): boolean => {
  const { x, y } = standingPoint(plan, at);
  return x === at.x && y === at.y;
};

/** One hex with what lies in it. */
interface Cell {
  readonly pieces: readonly Piece[];
  readonly ground: Ground;
  readonly sighted: readonly Prepared[];
}

const cells = new WeakMap<TablePlan, ReadonlyMap<number, Cell>>();
const keyOf = (h: Hex): number => (columnOf(h) + 1024) * 4096 + rowOf(h) + 1024;

/** What lies in each hex, by what its middle lies on; worked out once for each table. */
export function cellOf(plan: TablePlan, h: Hex): Cell | undefined {
  let known = cells.get(plan);
  if (!known) {
    known = layOut(plan, plan.hexes ?? { columns: 0, rows: 0 });
    cells.set(plan, known);
  }
  return known.get(keyOf(h));
}

/** A round template reaches as many hexes around its own as it has times two inches of radius. */
const fills = (one: Prepared, centre: geometry.Point): boolean =>
  one.radius > 0 ? hexesApart({ x: one.x, y: one.y }, centre) * HEX <= one.radius : holds(one, centre);

function layOut(plan: TablePlan, { columns, rows }: HexGrid): ReadonlyMap<number, Cell> {
  const { pieces } = prepared(plan);
  const made = new Map<number, Cell>();
  for (let column = 0; column < columns; column++) {
    for (let row = 0; row < rows; row++) {
      const centre = hexCentre(column, row);
      const here = pieces.filter(one => fills(one, centre));
      const own = here.map(({ piece }) => piece);
      made.set(keyOf(hexIn(column, row)), {
        pieces: own,
        ground: groundOf(own),
        sighted: here.filter(({ blocks, dims }) => blocks || dims > 0),
      });
    }
  }
  return made;
}

const lines = new Map<number, readonly LineStep[]>();
const ORIGIN = hex(0, 0);

/** The hexes between two others, remembered by how far and where they lie apart. */
export function hexesBetween(from: Hex, to: Hex): readonly LineStep[] {
  const key = (to.q - from.q + 512) * 1024 + to.r - from.r + 512;
  const known = lines.get(key);
  if (known) return known;
  const made = between(ORIGIN, hex(to.q - from.q, to.r - from.r));
  if (lines.size > 20_000) lines.clear();
  lines.set(key, made);
  return made;
}

/** An open table as a table of hexes: each hex is what its middle lies on, and no piece is lost for being small. */
export function onHexes(plan: TablePlan): TablePlan {
  if (plan.hexes) return plan;
  const columns = Math.max(1, Math.floor((plan.width - HALF_SIDE) / (3 * HALF_SIDE)));
  const rows = Math.max(1, Math.floor((plan.height - HEX / 2) / HEX));
  const hexes = { columns, rows };
  const pieces: Piece[] = [];
  for (const one of prepared(plan).pieces) pieces.push(...cutUp(one, hexes));
  return { ...plan, ...sizeOfGrid(hexes), pieces, hexes };
}

function cutUp(one: Prepared, { columns, rows }: HexGrid): readonly Piece[] {
  const made: Piece[] = [];
  const put = (column: number, row: number): void => {
    made.push({ ...one.piece, id: `${one.piece.id}/${column + 1}-${row + 1}`, outline: hexOutline(column, row) });
  };
  for (let column = 0; column < columns; column++)
    for (let row = 0; row < rows; row++) if (holds(one, hexCentre(column, row))) put(column, row);
  if (made.length > 0) return made;
  const h = hexOf({ x: Math.round(one.x), y: Math.round(one.y) });
  if (columnOf(h) >= 0 && columnOf(h) < columns && rowOf(h) >= 0 && rowOf(h) < rows) put(columnOf(h), rowOf(h));
  return made;
}
