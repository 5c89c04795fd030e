import { nth, type Point } from '@sortie/geometry';

/** One ring of a radar map, from the border of the ring within it to its own. */
export interface RadarRing {
  /** Cells that it is divided into; a single one is the whole ring. */
  readonly cells: number;
  readonly outer: number;
  /** The bearing of the middle of its first cell, as a share of the circle from the top. */
  readonly first: number;
}

/** A round map on the board. Its cells are counted from the middle outward and clockwise in every ring. */
export interface RadarDisc {
  readonly middle: Point;
  readonly title: string;
  readonly rings: readonly RadarRing[];
  readonly names: readonly string[];
  /** What lies in its middle: nothing, or a world. */
  readonly world: boolean;
  /** It is the one that is played now. */
  readonly lit: boolean;
}

export interface RadarCell {
  readonly inner: number;
  readonly outer: number;
  /** Radians from the top, clockwise; the whole circle where there is no border. */
  readonly from: number;
  readonly to: number;
  /** Where something in it stands. */
  readonly at: Point;
}

const CIRCLE = 2 * Math.PI;

const known = new WeakMap<RadarDisc, readonly RadarCell[]>();

export function cellsOf(disc: RadarDisc): readonly RadarCell[] {
  const made = known.get(disc) ?? make(disc);
  known.set(disc, made);
  return made;
}

function make({ middle, rings }: RadarDisc): readonly RadarCell[] {
  return rings.flatMap(({ cells, outer, first }, n) => {
    const inner = n === 0 ? 0 : nth(rings, n - 1).outer;
    const reach = n === 0 ? 0 : (inner + outer) / 2;
    return Array.from({ length: cells }, (_, i) => {
      const bearing = (first + i / cells) * CIRCLE;
      const at = { x: Math.round(middle.x + Math.sin(bearing) * reach), y: Math.round(middle.y - Math.cos(bearing) * reach) };
      const half = CIRCLE / (2 * cells);
      return { inner, outer, from: bearing - half, to: bearing + half, at };
    });
  });
}

/** The cell under a point, as its number. */
export function cellUnder(disc: RadarDisc, { x, y }: Point): number | undefined {
  const [dx, dy] = [x - disc.middle.x, y - disc.middle.y];
  const far = Math.sqrt(dx * dx + dy * dy);
  const ring = disc.rings.findIndex(({ outer }) => far <= outer);
  if (ring < 0) return undefined;
  const before = disc.rings.slice(0, ring).reduce((sum, { cells }) => sum + cells, 0);
  const { cells, first } = nth(disc.rings, ring);
  const turned = Math.atan2(dx, -dy) / CIRCLE - first;
  return before + (((Math.round(turned * cells) % cells) + cells) % cells);
}

export const radiusOf = ({ rings }: RadarDisc): number => rings.at(-1)?.outer ?? 0;

/** The border of a cell as a line of points. */
export function outlineOf(disc: RadarDisc, cell: number): readonly Point[] {
  const { inner, outer, from, to } = nth(cellsOf(disc), cell);
  const steps = Math.max(6, Math.ceil((to - from) / 0.12));
  const arc = (radius: number, i: number): Point => {
    const bearing = from + ((to - from) * i) / steps;
    return { x: disc.middle.x + Math.sin(bearing) * radius, y: disc.middle.y - Math.cos(bearing) * radius };
  };
  const rim = Array.from({ length: steps + 1 }, (_, i) => arc(outer, i));
  return inner === 0 ? rim : [...rim, ...Array.from({ length: steps + 1 }, (_, i) => arc(inner, steps - i))];
}
