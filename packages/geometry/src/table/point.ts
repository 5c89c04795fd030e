/** A place on an open table, in whole tenths of a millimetre from its north-west corner; x grows eastward, y southward. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Lengths on a table are whole tenths of a millimetre. */
export const INCH = 254;

export const inches = (count: number): number => Math.round(count * INCH);

/** A length for people to read: inches with at most two decimals, rounded up so that it never promises too much. */
export const asInches = (length: number): number => Math.max(0, Math.ceil((length * 100) / INCH - 1e-9)) / 100;

/** Exact, because coordinates are whole: compare this instead of lengths wherever a rule has a limit. */
export function distanceSquared(a: Point, b: Point): number {
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  return dx * dx + dy * dy;
}

/** The distance in whole units, rounded to the nearest; square roots are rounded alike on every machine. */
export const distanceOf = (a: Point, b: Point): number => Math.round(Math.sqrt(distanceSquared(a, b)));

/** The point a given share of the way along a line, on whole units. */
export const along = (from: Point, to: Point, share: number): Point => ({
  x: Math.round(from.x + (to.x - from.x) * share),
  y: Math.round(from.y + (to.y - from.y) * share),
});

/** The point at a given distance from `from` towards `to`; `to` itself if it is nearer. */
export function towards(from: Point, to: Point, length: number): Point {
  const whole = Math.sqrt(distanceSquared(from, to));
  return whole <= length ? to : along(from, to, length / whole);
}
