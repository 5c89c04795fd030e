import { nth } from '../sure.ts';
import { distanceSquared, type Point } from './point.ts';

/** The outline of a piece of terrain or of a template. Polygons need not be convex and may turn either way round. */
export type Outline =
  | { readonly kind: 'circle'; readonly at: Point; readonly radius: number }
  | { readonly kind: 'polygon'; readonly points: readonly Point[] };

/** A stretch of a line, as shares of its length. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Is the point inside? Edges and corners belong to the shape. */
export function contains(shape: Outline, point: Point): boolean {
  if (shape.kind === 'circle') return distanceSquared(shape.at, point) <= shape.radius * shape.radius;
  let inside = false;
  for (const [a, b] of edges(shape.points)) {
    const cross = (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x);
    if (
      cross === 0 &&
      point.x >= Math.min(a.x, b.x) &&
      point.x <= Math.max(a.x, b.x) &&
      point.y >= Math.min(a.y, b.y) &&
      point.y <= Math.max(a.y, b.y)
    )
      return true;
    // Half-open in y, so that a ray through a corner counts one of its two edges.
    if (a.y > point.y !== b.y > point.y && cross > 0 === b.y > a.y) inside = !inside;
  }
  return inside;
}

/** Does a round base touch the shape, be it by an edge? */
export function touches(shape: Outline, at: Point, radius: number): boolean {
  if (shape.kind === 'circle') {
    const reach = shape.radius + radius;
    return distanceSquared(shape.at, at) <= reach * reach;
  }
  return contains(shape, at) || edges(shape.points).some(([a, b]) => segmentDistanceSquared(a, b, at) <= radius * radius);
}

/** The stretches of the line between two points that lie inside the shape, in order. */
export function crossings(shape: Outline, from: Point, to: Point): readonly Stretch[] {
  if (from.x === to.x && from.y === to.y) return contains(shape, from) ? [{ from: 0, to: 1 }] : [];
  return shape.kind === 'circle' ? throughCircle(shape.at, shape.radius, from, to) : throughPolygon(shape.points, from, to);
}

/** How much of the line between two points lies inside, in whole units. */
export function lengthInside(shape: Outline, from: Point, to: Point): number {
  let share = 0;
  for (const stretch of crossings(shape, from, to)) share += stretch.to - stretch.from;
  return Math.round(share * Math.sqrt(distanceSquared(from, to)));
}

/** The box around a shape: to leave out quickly what is far away. */
export function bounds(shape: Outline): { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number } {
  if (shape.kind === 'circle') {
    const { at, radius } = shape;
    return { left: at.x - radius, top: at.y - radius, right: at.x + radius, bottom: at.y + radius };
  }
  const xs = shape.points.map(({ x }) => x);
  const ys = shape.points.map(({ y }) => y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

function edges(points: readonly Point[]): readonly (readonly [Point, Point])[] {
  return points.map((point, i) => [point, nth(points, (i + 1) % points.length)] as const);
}

function segmentDistanceSquared(a: Point, b: Point, p: Point): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const length = dx * dx + dy * dy;
  if (length === 0) return distanceSquared(a, p);
  const t = (p.x - a.x) * dx + (p.y - a.y) * dy;
  if (t <= 0) return distanceSquared(a, p);
  if (t >= length) return distanceSquared(b, p);
  const cross = (p.x - a.x) * dy - (p.y - a.y) * dx;
  return (cross / length) * cross;
}

function throughCircle(at: Point, radius: number, from: Point, to: Point): readonly Stretch[] {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const fx = from.x - at.x;
  const fy = from.y - at.y;
  const a = dx * dx + dy * dy;
  const half = fx * dx + fy * dy;
  const root = half * half - a * (fx * fx + fy * fy - radius * radius);
  if (root <= 0) return [];
  const reach = Math.sqrt(root);
  const first = Math.max(0, (-half - reach) / a);
  const last = Math.min(1, (-half + reach) / a);
  return first < last ? [{ from: first, to: last }] : [];
}

function throughPolygon(points: readonly Point[], from: Point, to: Point): readonly Stretch[] {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const cuts = [0, 1];
  for (const [a, b] of edges(points)) {
    const ex = b.x - a.x;
    const ey = b.y - a.y;
    const det = dx * ey - dy * ex;
    // An edge along the line cuts it where its neighbours do.
    if (det === 0) continue;
    const t = ((a.x - from.x) * ey - (a.y - from.y) * ex) / det;
    const u = ((a.x - from.x) * dy - (a.y - from.y) * dx) / det;
    if (t > 0 && t < 1 && u >= 0 && u <= 1) cuts.push(t);
  }
  cuts.sort((one, other) => one - other);
  return stretchesInside(points, from, to, cuts);
}

/** Between two neighbouring cuts the line is either inside or outside, so its middle decides. */
function stretchesInside(points: readonly Point[], from: Point, to: Point, cuts: readonly number[]): readonly Stretch[] {
  const found: { from: number; to: number }[] = [];
  const polygon: Outline = { kind: 'polygon', points };
  for (let i = 1; i < cuts.length; i++) {
    const [start, end] = [nth(cuts, i - 1), nth(cuts, i)];
    if (end <= start) continue;
    const middle = (start + end) / 2;
    if (!contains(polygon, { x: from.x + (to.x - from.x) * middle, y: from.y + (to.y - from.y) * middle })) continue;
    const last = found.at(-1);
    if (last && last.to === start) last.to = end;
    else found.push({ from: start, to: end });
  }
  return found;
}
