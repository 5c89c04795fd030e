import { distanceSquared, type Point } from './point.ts';

/** What a miniature stands on: a circle on the table. */
export interface Base {
  readonly at: Point;
  readonly radius: number;
}

/** Is the gap between two bases at most `reach`? Exact: a limit is never missed or passed by rounding. */
export function within(a: Base, b: Base, reach: number): boolean {
  const limit = a.radius + b.radius + reach;
  return limit >= 0 && distanceSquared(a.at, b.at) <= limit * limit;
}

/** The distance between two bases at their nearest edges, rounded up to whole units; 0 when they touch or overlap. */
export function gap(a: Base, b: Base): number {
  const between = Math.ceil(Math.sqrt(distanceSquared(a.at, b.at))) - a.radius - b.radius;
  return Math.max(0, between);
}

/** Bases that share more than an edge cannot stand like this. */
export function overlap(a: Base, b: Base): boolean {
  const limit = a.radius + b.radius;
  return distanceSquared(a.at, b.at) < limit * limit;
}

/** In base contact: edges together, give or take the twentieth of a millimetre that whole units leave open. */
export const touching = (a: Base, b: Base): boolean => within(a, b, 1);

/** Where a base stands in contact with another, on the line from `from`. */
export function contact(from: Point, other: Base, radius: number): Point {
  const length = Math.sqrt(distanceSquared(from, other.at));
  if (length === 0) return { x: other.at.x, y: other.at.y + other.radius + radius };
  const share = (other.radius + radius) / length;
  // Away from the other base, so that rounding never makes them overlap.
  const x = other.at.x + (from.x - other.at.x) * share;
  const y = other.at.y + (from.y - other.at.y) * share;
  return { x: outward(x, from.x - other.at.x), y: outward(y, from.y - other.at.y) };
}

const outward = (value: number, direction: number): number => (direction < 0 ? Math.floor(value) : Math.ceil(value));
