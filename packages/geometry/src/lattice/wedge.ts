import { type Heading, headingX, headingY, type Spot, turnHeading } from './spot.ts';

/**
 * Does a point lie in the wedge bounded by the rays through the two neighbours beside the one faced, rays included? That is a third of a
 * circle. The point itself counts as inside.
 */
export const inWedge = (from: Spot, heading: Heading, to: Spot): boolean =>
  between(from, to, rayOf(turnHeading(heading, -1)), rayOf(turnHeading(heading, 1)));

/** The same for half the width: a sixth of a circle, with the heading in its middle. */
export function inNarrowWedge(from: Spot, heading: Heading, to: Spot): boolean {
  const [left, mid, right] = [rayOf(turnHeading(heading, -1)), rayOf(heading), rayOf(turnHeading(heading, 1))];
  return between(from, to, [left[0] + mid[0], left[1] + mid[1]], [mid[0] + right[0], mid[1] + right[1]]);
}

type Ray = readonly [number, number];

const rayOf = (heading: Heading): Ray => [headingX(heading), headingY(heading)];

function between(from: Spot, to: Spot, left: Ray, right: Ray): boolean {
  const x = (to & 255) - (from & 255);
  const y = (to >> 8) - (from >> 8);
  return left[0] * y - left[1] * x >= 0 && right[1] * x - right[0] * y >= 0;
}
