import { table as terrain } from '@sortie/board';
import { FACINGS, type Facing, table as geometry, type Hex, neighbour, STEPS, subtract } from '@sortie/geometry';
import { nth } from '@sortie/kernel';
import type { Heading, Point } from './shape.ts';

/** How bases stand and how far they are from each other: round ones on an open table, or on the middles of hexes. */
export interface Measure {
  /** Edge to edge, or two inches for every hex. */
  between(a: geometry.Base, b: geometry.Base): number;
  within(a: geometry.Base, b: geometry.Base, inches: number): boolean;
  contact(a: geometry.Base, b: geometry.Base): boolean;
  /** Does a template of this radius touch the base? */
  reaches(at: Point, radius: number, base: geometry.Base): boolean;
  /** Does it touch something on the table? */
  covers(at: Point, radius: number, outline: geometry.Outline): boolean;
  /** From a base to the nearest part of something on the table. */
  toShape(base: geometry.Base, outline: geometry.Outline): number;
  inArc(apex: Point, heading: Heading, width: geometry.ArcWidth, point: Point): boolean;
  /** The facing a unit may take that is nearest to a heading. */
  facing(heading: Heading): Heading;
  /** The facings of which one is picked where nobody says which. */
  readonly facings: readonly Heading[];
  /** Inches that a unit may spend of its Move. */
  allowance(inches: number): number;
  /** Places in contact with a base, for somebody with this radius. */
  beside(base: geometry.Base, radius: number): readonly Point[];
}

const EIGHT: readonly Heading[] = [
  { dx: 0, dy: 1 },
  { dx: 1, dy: 0 },
  { dx: -1, dy: 0 },
  { dx: 0, dy: -1 },
  { dx: 1, dy: 1 },
  { dx: -1, dy: 1 },
  { dx: 1, dy: -1 },
  { dx: -1, dy: -1 },
];

/** The nearest point of the box around a shape. */
export function nearestIn(outline: geometry.Outline, { x, y }: Point): Point {
  const { left, right, top, bottom } = geometry.bounds(outline);
  const clamp = (value: number, least: number, most: number): number => Math.round(Math.max(least, Math.min(most, value)));
  return { x: clamp(x, left, right), y: clamp(y, top, bottom) };
}

function middleOf(outline: geometry.Outline): Point {
  const { left, right, top, bottom } = geometry.bounds(outline);
  return { x: Math.round((left + right) / 2), y: Math.round((top + bottom) / 2) };
}

const ruler: Measure = {
  between: geometry.gap,
  within: (a, b, inches) => geometry.within(a, b, inches * geometry.INCH),
  contact: (a, b) => geometry.within(a, b, 2),
  reaches: (at, radius, base) => geometry.distanceSquared(at, base.at) <= (radius + base.radius) * (radius + base.radius),
  covers: (at, radius, outline) => geometry.touches(outline, at, radius),
  toShape: ({ at, radius }, outline) => Math.max(0, geometry.distanceOf(at, nearestIn(outline, at)) - radius),
  inArc: geometry.inArc,
  facing: ({ dx, dy }) => ({ dx, dy }),
  facings: EIGHT,
  allowance: inches => inches,
  beside: (base, radius) =>
    EIGHT.map(({ dx, dy }) => geometry.contact({ x: base.at.x + dx * 2000, y: base.at.y + dy * 2000 }, base, radius)),
};

/** A hex step as a vector whose x is counted in √3 inches and whose y in inches: everything about angles is exact in it. */
const vectorOf = ({ q, r }: Hex): Heading => ({ dx: q, dy: 2 * r + q });
/** The six hexsides as headings, north first and on clockwise. */
export const HEXSIDES: readonly Heading[] = FACINGS.map(facing =>
  geometry.headingTo(terrain.centreOfHex({ q: 0, r: 0 }), terrain.centreOfHex(STEPS[facing])),
);

/** The same in thousandths, all of one length, to compare headings with. */
const COMPASS: readonly Heading[] = [
  { dx: 0, dy: -1000 },
  { dx: 866, dy: -500 },
  { dx: 866, dy: 500 },
  { dx: 0, dy: 1000 },
  { dx: -866, dy: 500 },
  { dx: -866, dy: -500 },
];
const sideOf = ({ dx, dy }: Heading): Facing => {
  let found: Facing = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (const facing of FACINGS) {
    const dot = nth(COMPASS, facing).dx * dx + nth(COMPASS, facing).dy * dy;
    if (dot <= most) continue;
    most = dot;
    found = facing;
  }
  return found;
};

const edges: { readonly [W in geometry.ArcWidth]: (dot: number, cross: number) => boolean } = {
  60: (dot, cross) => dot > 0 && 3 * Math.abs(cross) <= dot,
  90: (dot, cross) => dot > 0 && 3 * cross * cross <= dot * dot,
  120: (dot, cross) => dot > 0 && Math.abs(cross) <= dot,
  180: dot => dot >= 0,
  270: (dot, cross) => !(dot < 0 && 3 * cross * cross < dot * dot),
  300: (dot, cross) => !(dot < 0 && 3 * Math.abs(cross) < -dot),
  360: () => true,
};

const hexes: Measure = {
  between: (a, b) => terrain.hexesApart(a.at, b.at) * terrain.HEX,
  within: (a, b, inches) => terrain.hexesApart(a.at, b.at) <= Math.ceil(inches / 2),
  contact: (a, b) => terrain.hexesApart(a.at, b.at) <= 1,
  reaches: (at, radius, base) => terrain.hexesApart(at, base.at) * terrain.HEX <= radius,
  covers: (at, radius, outline) => terrain.hexesApart(at, middleOf(outline)) * terrain.HEX <= radius,
  toShape: ({ at }, outline) => terrain.hexesApart(at, middleOf(outline)) * terrain.HEX,
  inArc: (apex, heading, width, point) => {
    const to = vectorOf(subtract(terrain.hexOf(point), terrain.hexOf(apex)));
    const along = vectorOf(STEPS[sideOf(heading)]);
    if (to.dx === 0 && to.dy === 0) return true;
    return edges[width](3 * to.dx * along.dx + to.dy * along.dy, to.dx * along.dy - to.dy * along.dx);
  },
  facing: heading => nth(HEXSIDES, sideOf(heading)),
  facings: HEXSIDES,
  allowance: inches => 2 * Math.ceil(inches / 2),
  beside: base => FACINGS.map(facing => terrain.centreOfHex(neighbour(terrain.hexOf(base.at), facing))),
};

export const MEASURES = { round: ruler, hex: hexes } as const;
export type BaseKind = keyof typeof MEASURES;

/** How things are measured on a table. */
export const measureOf = (table: terrain.TablePlan): Measure => MEASURES[table.hexes ? 'hex' : 'round'];
