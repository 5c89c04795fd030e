import { nth } from '@sortie/kernel';
/** Bearings are counted clockwise from north in forty-eighths of a circle, so that every border of every ring falls on a whole number. */
export const CIRCLE = 48;

/** Sines of the first quarter in thousandths, one for each forty-eighth: whole numbers are the same on every machine. */
const QUARTER: readonly number[] = [0, 131, 259, 383, 500, 609, 707, 793, 866, 924, 966, 991, 1000];

const around = (bearing: number): number => ((bearing % CIRCLE) + CIRCLE) % CIRCLE;

function sine(bearing: number): number {
  const turned = around(bearing);
  const half = turned % (CIRCLE / 2);
  const size = nth(QUARTER, half <= 12 ? half : 24 - half);
  return turned < 24 ? size : -size;
}

/** East and north, in thousandths. */
export interface Way {
  readonly east: number;
  readonly north: number;
}

export const wayOf = (bearing: number, length = 1): Way => ({ east: sine(bearing) * length, north: sine(bearing + 12) * length });

/** How well a way agrees with a bearing, as the square of the cosine with its sign, in thousandths. */
export function agreement({ east, north }: Way, bearing: number): number {
  const heading = wayOf(bearing);
  const along = east * heading.east + north * heading.north;
  const square = (east * east + north * north) * (heading.east * heading.east + heading.north * heading.north);
  if (square === 0) return 0;
  return Math.trunc((along < 0 ? -1 : 1) * Math.round((along * along * 1000) / square));
}

/** Do two arcs of a circle share more than a border? */
export function overlap(first: number, firstHalf: number, second: number, secondHalf: number): boolean {
  const apart = around(first - second);
  return Math.min(apart, CIRCLE - apart) < firstHalf + secondHalf;
}
