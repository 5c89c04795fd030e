/**
 * A point of a triangular lattice with vertical columns, packed into one number. In doubled coordinates x is the column and y counts half
 * steps southward, so that x + y is even. Both are below 256: seven panels of 34 columns side by side.
 */
export type Spot = number;

export const SPOT_LIMIT = 256;

export const spotAt = (x: number, y: number): Spot => (y << 8) | x;
export const spotX = (spot: Spot): number => spot & 255;
export const spotY = (spot: Spot): number => spot >> 8;

/** Steps between points, counted along the lattice. */
export function spotDistance(a: Spot, b: Spot): number {
  const dx = Math.abs((a & 255) - (b & 255));
  const dy = Math.abs((a >> 8) - (b >> 8));
  return dy > dx ? (dx + dy) >> 1 : dx;
}

/** A direction to one of the six neighbours: 0 is north, then clockwise. */
export type Heading = 0 | 1 | 2 | 3 | 4 | 5;

export const HEADINGS: readonly Heading[] = [0, 1, 2, 3, 4, 5];
export const HEADING_NAMES = ['north', 'north-east', 'south-east', 'south', 'south-west', 'north-west'] as const;

const STEP_X = [0, 1, 1, 0, -1, -1] as const;
const STEP_Y = [-2, -1, 1, 2, 1, -1] as const;

export const headingX = (heading: Heading): number => STEP_X[heading];
export const headingY = (heading: Heading): number => STEP_Y[heading];

export const turnHeading = (heading: Heading, steps: number): Heading => ((((heading + steps) % 6) + 6) % 6) as Heading;

/** How many sixths of a circle lie between two headings, the shorter way round. */
export function headingsApart(a: Heading, b: Heading): number {
  const around = (((a - b) % 6) + 6) % 6;
  return Math.min(around, 6 - around);
}

/** The heading of a step from one point to a neighbour; `undefined` if they are not neighbours. */
export function headingTo(from: Spot, to: Spot): Heading | undefined {
  const dx = (to & 255) - (from & 255);
  const dy = (to >> 8) - (from >> 8);
  return HEADINGS.find(heading => STEP_X[heading] === dx && STEP_Y[heading] === dy);
}
