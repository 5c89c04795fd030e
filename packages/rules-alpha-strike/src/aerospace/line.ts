import { table as geometry } from '@sortie/geometry';
import type { Line, Point, State, Unit } from '../shape.ts';
import { buildingAround } from '../sight/see.ts';
import { INCH, isSubmerged, radiusOf, type Standing } from '../state.ts';

/** A line across the table is at least this long. */
export const SHORTEST_LINE = 24 * INCH;
/** How near a line is to whoever a strike may hit, to either side. */
export const STRIKE_REACH = INCH;
/** What lies this near to a line lies on it: points are rounded to whole tenths of a millimetre. */
const ON_LINE = 5;

type Size = { readonly width: number; readonly height: number };

export const isOnEdge = ({ width, height }: Size, { x, y }: Point): boolean =>
  x >= 0 && y >= 0 && x <= width && y <= height && (x === 0 || y === 0 || x === width || y === height);

/** The line with room to either side. */
export function corridor({ from, to }: Line, reach: number): geometry.Outline {
  const length = Math.max(1, geometry.distanceOf(from, to));
  const across = { x: ((from.y - to.y) * reach) / length, y: ((to.x - from.x) * reach) / length };
  const corner = ({ x, y }: Point, side: number): Point => ({ x: Math.round(x + side * across.x), y: Math.round(y + side * across.y) });
  return { kind: 'polygon', points: [corner(from, 1), corner(to, 1), corner(to, -1), corner(from, -1)] };
}

/** Does a base come so near to a line? */
export const isBeside = (line: Line, unit: Standing, reach: number): boolean =>
  geometry.touches(corridor(line, reach), unit.at, radiusOf(unit));

export const isOnLine = (line: Line, at: Point): boolean => geometry.touches(corridor(line, ON_LINE), at, ON_LINE);

/** Where the line from a point through another one leaves the table; nothing where the two are one. */
export function farEdge({ width, height }: Size, from: Point, through: Point): Point | undefined {
  const [dx, dy] = [through.x - from.x, through.y - from.y];
  if (dx === 0 && dy === 0) return undefined;
  const across = dx === 0 ? Number.POSITIVE_INFINITY : (dx > 0 ? width - from.x : -from.x) / dx;
  const down = dy === 0 ? Number.POSITIVE_INFINITY : (dy > 0 ? height - from.y : -from.y) / dy;
  const share = Math.min(across, down);
  const on = (start: number, step: number, most: number, exact: boolean): number =>
    exact ? (step > 0 ? most : 0) : Math.max(0, Math.min(most, Math.round(start + step * share)));
  return { x: on(from.x, dx, width, across <= down), y: on(from.y, dy, height, down <= across) };
}

/** The middle of a line: weak in the sources, where something that falls from the sky comes down. */
export const middleOf = ({ from, to }: Line): Point => ({ x: Math.round((from.x + to.x) / 2), y: Math.round((from.y + to.y) / 2) });

/** How far a point is along a line. */
export const alongLine = ({ from }: Line, at: Point): number => geometry.distanceOf(from, at);

/** Whoever is inside a building or under water neither sees the sky nor is seen from it. */
export const isUnderCover = (state: State, unit: Unit): boolean => isSubmerged(unit) || buildingAround(state, unit) !== undefined;
