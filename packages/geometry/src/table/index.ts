export { type Base, contact, gap, overlap, touching, within } from './base.ts';
export { type ArcWidth, type Heading, headingTo, inArc, NORTH, opposite, scattered } from './heading.ts';
export { along, asInches, distanceOf, distanceSquared, INCH, inches, type Point, towards } from './point.ts';
export { bounds, contains, crossings, lengthInside, type Outline, type Stretch, touches } from './shape.ts';
export { type Ground, type Leg, travel } from './travel.ts';
