import { nth, type Point, sure } from '@sortie/geometry';
import type { Pen } from '../canvas.ts';
import type { Biome } from '../ground/biome.ts';
import type { Region } from '../scene.ts';

/** The outline of a piece of terrain, in drawing units. */
export type TableOutline =
  | { readonly kind: 'circle'; readonly at: Point; readonly radius: number }
  | { readonly kind: 'polygon'; readonly points: readonly Point[] };

/** A piece of terrain as far as it is seen. Kinds that have no drawing are left out. */
export interface TableShape {
  readonly id: string;
  readonly kind: string;
  readonly outline: TableOutline;
  /** Density of woods, strength of a building … */
  readonly level: number;
  /** Drawing units that its top is above what it stands on; for hills and bridges above the table. */
  readonly height: number;
  readonly depth: number;
  /** A word on it, such as the strength of a building. */
  readonly text?: string;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A shape with what painting it needs, worked out once. */
export interface Drawn extends TableShape {
  readonly box: Box;
  readonly path: Path2D;
  /** The same outline drawn softly, for what nature made. */
  readonly soft: Path2D;
  readonly corners: readonly Point[];
}

export interface TableBrush {
  readonly pen: Pen;
  readonly biome: Biome;
  readonly scale: number;
  readonly inch: number;
  readonly region: Region;
  /** Those that reach into the region, in the order of the table. */
  readonly shapes: readonly Drawn[];
}

const ROUND = 20;

function cornersOf(outline: TableOutline): readonly Point[] {
  if (outline.kind === 'polygon') return outline.points;
  const { at, radius } = outline;
  return Array.from({ length: ROUND }, (_, i) => {
    const angle = (i / ROUND) * Math.PI * 2;
    return { x: at.x + Math.cos(angle) * radius, y: at.y + Math.sin(angle) * radius };
  });
}

function through(corners: readonly Point[]): Path2D {
  const path = new Path2D();
  corners.forEach(({ x, y }, i) => {
    if (i === 0) path.moveTo(x, y);
    else path.lineTo(x, y);
  });
  path.closePath();
  return path;
}

/** How much of each side is bent: enough to look grown, too little to lie about where the terrain ends. */
const BEND = 0.22;

const along = (a: Point, b: Point, part: number): Point => ({ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part });

/** The outline with its corners rounded off; a shape of a few straight sides keeps them. */
function rounded(corners: readonly Point[]): Path2D {
  if (corners.length < 7) return through(corners);
  const path = new Path2D();
  corners.forEach((corner, i) => {
    const before = sure(corners.at(i - 1), 'the corner');
    const after = nth(corners, (i + 1) % corners.length);
    const from = along(corner, before, BEND);
    const to = along(corner, after, BEND);
    if (i === 0) path.moveTo(from.x, from.y);
    else path.lineTo(from.x, from.y);
    path.quadraticCurveTo(corner.x, corner.y, to.x, to.y);
  });
  path.closePath();
  return path;
}

export function drawn(shape: TableShape): Drawn {
  const corners = cornersOf(shape.outline);
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  const box = { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
  return { ...shape, corners, box, path: through(corners), soft: rounded(corners) };
}

export const reaches = ({ box }: Drawn, { x, y, width, height }: Region, rim: number): boolean =>
  box.right + rim >= x && box.left - rim <= x + width && box.bottom + rim >= y && box.top - rim <= y + height;

/** All of them as one path: pieces that lie beside each other grow together. */
export function union(shapes: readonly Drawn[], soft: boolean): Path2D {
  const path = new Path2D();
  for (const shape of shapes) path.addPath(soft ? shape.soft : shape.path);
  return path;
}

export const ofKind = (shapes: readonly Drawn[], ...kinds: readonly string[]): readonly Drawn[] =>
  shapes.filter(({ kind }) => kinds.includes(kind));

/** Whether a point lies inside, by counting the sides that a ray crosses. */
export function inside({ corners, box }: Drawn, x: number, y: number): boolean {
  if (x < box.left || x > box.right || y < box.top || y > box.bottom) return false;
  let within = false;
  corners.forEach((a, i) => {
    const b = nth(corners, (i + 1) % corners.length);
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) within = !within;
  });
  return within;
}

/** A number for the chances of one shape, the same wherever it is drawn. */
export function saltOf({ id }: TableShape): number {
  let salt = 7;
  for (const letter of id) salt = (salt * 31 + letter.charCodeAt(0)) | 0;
  return salt;
}
