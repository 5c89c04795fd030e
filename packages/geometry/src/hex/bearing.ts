import type { Facing } from './facing.ts';
import type { Hex } from './hex.ts';

/**
 * A direction on a clock of 24: even numbers are the exact multiples of 30° clockwise from north (0 north, 4 the hexside to the
 * north-east, 12 south), odd numbers are everything strictly between. All arcs of hex games have their borders on multiples of 30°,
 * so this is all the precision they need and it has no rounding.
 */
export type Bearing = number;

/** Splits `to − from` into steps `a` along hexside `side` and `b` along the next one clockwise, `a > 0`, `b ≥ 0`. */
export interface Course {
  readonly side: Facing;
  readonly a: number;
  readonly b: number;
}

/** `undefined` when both are the same hex. */
export function course(from: Hex, to: Hex): Course | undefined {
  const q = to.q - from.q;
  const r = to.r - from.r;
  const s = -q - r;
  if (s > 0 && q >= 0) return { side: 0, a: s, b: q };
  if (r < 0 && s <= 0) return { side: 1, a: -r, b: -s };
  if (q > 0 && r >= 0) return { side: 2, a: q, b: r };
  if (s < 0 && q <= 0) return { side: 3, a: -s, b: -q };
  if (r > 0 && s >= 0) return { side: 4, a: r, b: s };
  if (q < 0 && r <= 0) return { side: 5, a: -q, b: -r };
  return undefined;
}

/** The bearing from one hex centre to another; `undefined` when both are the same hex. */
export function bearing(from: Hex, to: Hex): Bearing | undefined {
  const way = course(from, to);
  if (!way) return undefined;
  const { side, a, b } = way;
  if (b === 0) return side * 4;
  if (b === a) return side * 4 + 2;
  return side * 4 + (b < a ? 1 : 3);
}

/** The bearing as seen from a unit that faces `facing`: 0 is dead ahead. */
export const relativeBearing = (absolute: Bearing, facing: Facing): Bearing => (absolute - facing * 4 + 24) % 24;

/**
 * The hexside nearest to the direction of `to`: one, or the two that are equally near when the line leaves exactly
 * between them (counter-clockwise one first). Empty for the same hex.
 */
export function facingsTowards(from: Hex, to: Hex): readonly Facing[] {
  const way = course(from, to);
  if (!way) return [];
  const next = ((way.side + 1) % 6) as Facing;
  if (way.a === way.b) return [way.side, next];
  return [way.a > way.b ? way.side : next];
}
