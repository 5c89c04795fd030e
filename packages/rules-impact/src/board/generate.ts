import { last, nth } from '@sortie/kernel';
import type { Terrain } from '../terrain/chart.ts';
import { COLUMNS, edgeTerrain, type PanelSketch, panelX, panelY, pointExists, ROWS, SIGNS } from './panel.ts';

/** How a panel of our own is grown: hills, a stream, then blobs of terrain in the order given. */
export interface PanelRecipe {
  readonly letter: string;
  readonly title: string;
  readonly seed: number;
  readonly hills: readonly Patch[];
  readonly stream?: readonly [string, string];
  readonly blobs: readonly (Patch & { readonly terrain: Terrain })[];
}
interface Patch {
  /** Centre, such as `H-11`. */
  readonly at: string;
  readonly size: number;
}

/** A point as row · 64 + column: sorting these sorts by row, then column. */
type Key = number;
const key = (row: number, column: number): Key => row * 64 + column;
const rowOf = (point: Key): number => point >> 6;
const columnOf = (point: Key): number => point & 63;
const parse = (name: string): Key => key(name.charCodeAt(0) - 65, Number(name.slice(2)));

type Point = readonly [row: number, column: number];

function around(point: Key): readonly Key[] {
  const [row, column] = [rowOf(point), columnOf(point)];
  const side = column % 2 === 1 ? [row - 1, row] : [row, row + 1];
  const points: Point[] = [
    [row - 1, column],
    [row + 1, column],
    ...side.flatMap((r): Point[] => [
      [r, column - 1],
      [r, column + 1],
    ]),
  ];
  return points
    .filter(([r, c]) => pointExists(r, c))
    .map(([r, c]) => key(r, c))
    .sort((a, b) => a - b);
}

function apart(a: Key, b: Key): number {
  const dx = Math.abs(panelX(columnOf(a)) - panelX(columnOf(b)));
  const dy = Math.abs(panelY(rowOf(a), columnOf(a)) - panelY(rowOf(b), columnOf(b)));
  return dy > dx ? (dx + dy) >> 1 : dx;
}

const isEdge = (point: Key): boolean =>
  rowOf(point) === 0 || rowOf(point) === ROWS - 1 || columnOf(point) === 1 || columnOf(point) === COLUMNS;

/** Grow a panel. The same recipe gives the same panel everywhere. */
export function growPanel(recipe: PanelRecipe): PanelSketch {
  let x = recipe.seed;
  const pick = (n: number): number => {
    x = (Math.imul(1664525, x) + 1013904223) >>> 0;
    return (x >>> 16) % n;
  };
  const points: Key[] = [];
  for (let row = 0; row < ROWS; row++)
    for (let column = 1; column <= COLUMNS; column++) if (pointExists(row, column)) points.push(key(row, column));
  const edges = points.filter(isEdge);
  const inland = new Map(points.map(point => [point, Math.min(...edges.map(edge => apart(point, edge)))]));
  const terrain = new Map<Key, Terrain>(points.map(point => [point, edgeTerrain(rowOf(point), columnOf(point)) ?? 'clear']));
  const level = new Map<Key, number>(points.map(point => [point, 0]));
  for (const hill of recipe.hills) raise(hill, level, inland, pick);
  if (recipe.stream) dig(recipe.stream, terrain, level, pick);
  for (const blob of recipe.blobs) {
    const open = (point: Key): boolean =>
      terrain.get(point) === 'clear' && (inland.get(point) ?? 0) >= 1 && (blob.terrain !== 'marsh' || level.get(point) === 0);
    const centre = parse(blob.at);
    const start = open(centre) ? centre : nearest(points.filter(open), centre);
    for (const point of grow(start, blob.size, open, pick)) terrain.set(point, blob.terrain);
  }
  return draw(recipe, terrain, level);
}

function raise({ at, size }: Patch, level: Map<Key, number>, inland: Map<Key, number>, pick: (n: number) => number): void {
  const mass = grow(parse(at), size, point => level.get(point) === 0 && (inland.get(point) ?? 0) >= 2, pick);
  for (const point of mass) level.set(point, 1);
  const inside = new Set(mass);
  for (const point of mass) if (around(point).length === 6 && around(point).every(near => inside.has(near))) level.set(point, 2);
}

/** From the centre outward: of two picks along the sorted rim the one with more neighbours inside, the first if they are equal. */
function grow(start: Key, size: number, open: (point: Key) => boolean, pick: (n: number) => number): readonly Key[] {
  const blob = new Set([start]);
  while (blob.size < size) {
    const rim = [...new Set([...blob].flatMap(around))].filter(point => !blob.has(point) && open(point)).sort((a, b) => a - b);
    if (rim.length === 0) break;
    const [one, other] = [nth(rim, pick(rim.length)), nth(rim, pick(rim.length))];
    const inside = (point: Key): number => around(point).filter(near => blob.has(near)).length;
    blob.add(inside(other) > inside(one) ? other : one);
  }
  return [...blob];
}

function dig(
  [from, to]: readonly [string, string],
  terrain: Map<Key, Terrain>,
  level: Map<Key, number>,
  pick: (n: number) => number,
): void {
  const end = parse(to);
  const path = [parse(from)];
  for (let here = nth(path, 0); here !== end; here = last(path)) {
    const nearer = around(here).filter(next => apart(next, end) < apart(here, end));
    path.push(nth(nearer, pick(nearer.length)));
  }
  for (const point of path) {
    terrain.set(point, 'water');
    level.set(point, 0);
  }
  for (const part of [1, 2]) terrain.set(nth(path, Math.floor((path.length * part) / 3)), 'bridge');
}

function nearest(points: readonly Key[], centre: Key): Key {
  return nth(
    [...points].sort((a, b) => apart(a, centre) - apart(b, centre) || a - b),
    0,
  );
}

function draw({ letter, title }: PanelRecipe, terrain: Map<Key, Terrain>, level: Map<Key, number>): PanelSketch {
  const rows = Array.from({ length: ROWS }, (_, row) => {
    const line = (sign: (point: Key) => string): string =>
      Array.from({ length: COLUMNS }, (_unused, i) => (pointExists(row, i + 1) ? sign(key(row, i + 1)) : ' ')).join('');
    return `${line(point => SIGNS[terrain.get(point) ?? 'clear'])} ${line(point => String(level.get(point)))}`;
  });
  return { letter, title, rows };
}
