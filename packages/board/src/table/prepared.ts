import { table as geometry } from '@sortie/geometry';
import { BLOCKING, DIMMING, heightOf, levelOf, type Piece, type TablePlan } from './piece.ts';

/** A piece with everything a line has to know about it in flat numbers. */
export interface Prepared {
  readonly piece: Piece;
  readonly index: number;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** Corners as x, y, x, y …; empty for a circle. */
  readonly corners: readonly number[];
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** Height of the ground it stands on and of its top, above the table. */
  readonly floor: number;
  readonly roof: number;
  readonly blocks: boolean;
  /** How much an inch of it dims the view; 0 if it does not. */
  readonly dims: number;
}

export interface PreparedTable {
  readonly plan: TablePlan;
  readonly pieces: readonly Prepared[];
  /** Those that matter to a line of sight. */
  readonly sighted: readonly Prepared[];
}

const known = new WeakMap<TablePlan, PreparedTable>();

/** A table with its pieces prepared; done once for each plan. */
export function prepared(plan: TablePlan): PreparedTable {
  const cached = known.get(plan);
  if (cached) return cached;
  const hills = plan.pieces.filter(({ kind }) => kind === 'hill');
  const pieces = plan.pieces.map((piece, index) => prepare(piece, index, hills));
  const made = { plan, pieces, sighted: pieces.filter(({ blocks, dims }) => blocks || dims > 0) };
  known.set(plan, made);
  return made;
}

export function prepare(piece: Piece, index: number, hills: readonly Piece[]): Prepared {
  const { outline, kind } = piece;
  const box = geometry.bounds(outline);
  const x = outline.kind === 'circle' ? outline.at.x : (box.left + box.right) / 2;
  const y = outline.kind === 'circle' ? outline.at.y : (box.top + box.bottom) / 2;
  const floor = kind === 'hill' || kind === 'bridge' ? 0 : topOf(hills, { x: Math.round(x), y: Math.round(y) });
  return {
    piece,
    index,
    ...box,
    corners: outline.kind === 'circle' ? [] : outline.points.flatMap(point => [point.x, point.y]),
    x,
    y,
    radius: outline.kind === 'circle' ? outline.radius : 0,
    floor,
    roof: floor + heightOf(piece),
    blocks: BLOCKING.has(kind),
    dims: DIMMING.has(kind) ? levelOf(piece) : 0,
  };
}

function topOf(hills: readonly Piece[], at: geometry.Point): number {
  let top = 0;
  for (const hill of hills) if (heightOf(hill) > top && geometry.contains(hill.outline, at)) top = heightOf(hill);
  return top;
}

/** Is a point inside? Exact for whole coordinates; edges belong to the piece. */
export const holds = (one: Prepared, at: geometry.Point): boolean =>
  at.x >= one.left && at.x <= one.right && at.y >= one.top && at.y <= one.bottom && geometry.contains(one.piece.outline, at);

/**
 * Where a line runs inside a piece, as pairs of shares of its length put into `cuts`; returns how many numbers were put there.
 * Lists of whole numbers and of shares are read in place: a shared reader would meet both kinds, and be slow for each.
 * Corners are counted by a half-open rule on whole numbers, so that a line through a corner enters as often as it leaves.
 */
export function cutsOf(one: Prepared, ax: number, ay: number, bx: number, by: number, cuts: number[]): number {
  const dx = bx - ax;
  const dy = by - ay;
  if (one.right < Math.min(ax, bx) || one.left > Math.max(ax, bx) || one.bottom < Math.min(ay, by) || one.top > Math.max(ay, by)) return 0;
  if (dx === 0 && dy === 0) return 0;
  const count = one.radius > 0 ? circleCuts(one, ax, ay, dx, dy, cuts) : polygonCuts(one.corners, ax, ay, dx, dy, cuts);
  let kept = 0;
  for (let i = 0; i + 1 < count; i += 2) {
    const from = Math.max(0, cuts[i] ?? 0);
    const to = Math.min(1, cuts[i + 1] ?? 0);
    if (from >= to) continue;
    cuts[kept++] = from;
    cuts[kept++] = to;
  }
  return kept;
}

function circleCuts(one: Prepared, ax: number, ay: number, dx: number, dy: number, cuts: number[]): number {
  const fx = ax - one.x;
  const fy = ay - one.y;
  const a = dx * dx + dy * dy;
  const half = fx * dx + fy * dy;
  const root = half * half - a * (fx * fx + fy * fy - one.radius * one.radius);
  if (root <= 0) return 0;
  const reach = Math.sqrt(root);
  cuts[0] = (-half - reach) / a;
  cuts[1] = (-half + reach) / a;
  return 2;
}

function polygonCuts(corners: readonly number[], ax: number, ay: number, dx: number, dy: number, cuts: number[]): number {
  let count = 0;
  const last = corners.length - 2;
  let px = corners[last] ?? 0;
  let py = corners[last + 1] ?? 0;
  let side = dx * (py - ay) - dy * (px - ax) > 0;
  for (let i = 0; i <= last; i += 2) {
    const qx = corners[i] ?? 0;
    const qy = corners[i + 1] ?? 0;
    const next = dx * (qy - ay) - dy * (qx - ax) > 0;
    if (next !== side) {
      const ex = qx - px;
      const ey = qy - py;
      const share = ((px - ax) * ey - (py - ay) * ex) / (dx * ey - dy * ex);
      let at = count++;
      while (at > 0 && (cuts[at - 1] ?? 0) > share) {
        cuts[at] = cuts[at - 1] ?? 0;
        at--;
      }
      cuts[at] = share;
    }
    px = qx;
    py = qy;
    side = next;
  }
  return count;
}
