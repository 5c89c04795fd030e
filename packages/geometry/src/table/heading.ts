import { nth } from '../sure.ts';
import type { Point } from './point.ts';

/** The way something faces, as a vector of any length: a pair of whole numbers instead of an angle. */
export interface Heading {
  readonly dx: number;
  readonly dy: number;
}

export const NORTH: Heading = { dx: 0, dy: -1 };

/** The heading from one point to another; north if they are the same. */
export const headingTo = (from: Point, to: Point): Heading =>
  from.x === to.x && from.y === to.y ? NORTH : { dx: to.x - from.x, dy: to.y - from.y };

export const opposite = ({ dx, dy }: Heading): Heading => ({ dx: 0 - dx, dy: 0 - dy });

/** How wide an arc is, from edge to edge. Only widths whose edges can be compared exactly are offered. */
export type ArcWidth = 60 | 90 | 120 | 180 | 270 | 300 | 360;

/** Is a point inside an arc around a heading? The edges belong to the arc; so does the apex. */
export function inArc(apex: Point, heading: Heading, width: ArcWidth, point: Point): boolean {
  if (width === 360) return true;
  if (width > 180) return !strictlyInside(apex, opposite(heading), (360 - width) as ArcWidth, point);
  const { dot, cross } = relation(apex, heading, point);
  if (dot === 0 && cross === 0) return true;
  if (width === 180) return dot >= 0;
  return dot > 0 && edge(dot, cross, width) <= 0;
}

function strictlyInside(apex: Point, heading: Heading, width: ArcWidth, point: Point): boolean {
  const { dot, cross } = relation(apex, heading, point);
  return dot > 0 && edge(dot, cross, width) < 0;
}

function relation(apex: Point, { dx, dy }: Heading, point: Point): { readonly dot: number; readonly cross: number } {
  const px = point.x - apex.x;
  const py = point.y - apex.y;
  return { dot: px * dx + py * dy, cross: px * dy - py * dx };
}

/** Negative inside, zero on the edge: the tangents of 30°, 45° and 60° have the squares 1/3, 1 and 3. */
function edge(dot: number, cross: number, width: ArcWidth): number {
  if (width === 90) return Math.abs(cross) - dot;
  return width === 60 ? 3 * cross * cross - dot * dot : cross * cross - 3 * dot * dot;
}

/** Six directions of a scatter die, 1 north and on clockwise, in millionths. */
const COMPASS: readonly Heading[] = [
  { dx: 0, dy: -1_000_000 },
  { dx: 866_025, dy: -500_000 },
  { dx: 866_025, dy: 500_000 },
  { dx: 0, dy: 1_000_000 },
  { dx: -866_025, dy: 500_000 },
  { dx: -866_025, dy: -500_000 },
];

/** Where something lands that scatters so far in the direction a six-sided die shows. */
export function scattered(from: Point, die: number, length: number): Point {
  const { dx, dy } = nth(COMPASS, (die - 1) % 6);
  return { x: from.x + Math.round((dx * length) / 1_000_000), y: from.y + Math.round((dy * length) / 1_000_000) };
}
