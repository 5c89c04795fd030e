import type { Hex } from './hex.ts';

/** A point in drawing units: whole numbers, x to the east, y to the south. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * The drawn hex: 60 units wide and 52 high. That is within 0.08 % of a regular hexagon, and its centres and
 * corners are all whole numbers.
 */
export const HEX_WIDTH = 60;
export const HEX_HEIGHT = 52;
const COLUMN = 45;
const HALF_HEIGHT = HEX_HEIGHT / 2;

/** Corners about a centre, clockwise from the north-west one: hexside `f` runs from corner `f` to corner `f + 1`. */
export const CORNERS: readonly Point[] = [
  { x: -15, y: -26 },
  { x: 15, y: -26 },
  { x: 30, y: 0 },
  { x: 15, y: 26 },
  { x: -15, y: 26 },
  { x: -30, y: 0 },
];

/** The centre of a hex; the bounding box of the whole map begins at (0, 0). */
export const centreOf = (h: Hex): Point => ({ x: h.q * COLUMN + HEX_WIDTH / 2, y: h.r * HEX_HEIGHT + h.q * HALF_HEIGHT + HALF_HEIGHT });

export function cornersOf(h: Hex): readonly Point[] {
  const centre = centreOf(h);
  return CORNERS.map(({ x, y }) => ({ x: centre.x + x, y: centre.y + y }));
}

/** Size of the box around a map of so many columns and rows. */
export const extentOf = (width: number, height: number): Point => ({
  x: (width - 1) * COLUMN + HEX_WIDTH,
  y: height * HEX_HEIGHT + (width > 1 ? HALF_HEIGHT : 0),
});

/** One unit of an axial coordinate in the scale used by `hexAt`, where every term is whole. */
const UNIT = 2 * COLUMN * HEX_HEIGHT;

/** The hex under a point. A point on a border belongs to one of its hexes, always the same. */
export function hexAt(point: Point): Hex {
  const x = point.x - HEX_WIDTH / 2;
  const y = point.y - HALF_HEIGHT;
  const q = 2 * HEX_HEIGHT * x;
  const r = 2 * COLUMN * y - HEX_HEIGHT * x;
  const s = -q - r;
  const near = (value: number): number => Math.floor((2 * value + UNIT) / (2 * UNIT));
  const nearest = { q: near(q), r: near(r), s: near(s) };
  // `0 - n` and not `-n`: a hex has no negative zero.
  const off = { q: Math.abs(q - nearest.q * UNIT), r: Math.abs(r - nearest.r * UNIT), s: Math.abs(s - nearest.s * UNIT) };
  if (off.q > off.r && off.q > off.s) return { q: 0 - nearest.r - nearest.s, r: nearest.r };
  if (off.r > off.s) return { q: nearest.q, r: 0 - nearest.q - nearest.s };
  return { q: nearest.q, r: nearest.r };
}
