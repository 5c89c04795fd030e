import { table as geometry } from '@sortie/geometry';
import { pick } from '../generate/noise.ts';
import { make, type Size, step, twin } from './grow.ts';
import { DEFAULT_HEIGHT, DEFAULT_WIDTH, type Piece, type PieceKind, type TablePlan } from './piece.ts';
import { countryRoad, riverAcross } from './river.ts';
import { streets } from './streets.ts';

export const SCENES = ['plains', 'hills', 'forest', 'river', 'town', 'wasteland'] as const;
export type Scene = (typeof SCENES)[number];

export interface TableOrder {
  readonly scene: Scene;
  /** Any whole number: the same order always gives the same table. */
  readonly seed: number;
  readonly width?: number;
  readonly height?: number;
}

type Stock = readonly (readonly [kind: PieceKind, count: number, level?: number])[];

/** Pieces for one half of the table; the other half gets the same, turned about. */
const STOCKS: { readonly [S in Scene]: Stock } = {
  plains: [
    ['woods', 4],
    ['rough', 2],
    ['hill', 1],
    ['field', 2],
  ],
  hills: [
    ['hill', 4],
    ['woods', 3],
    ['rough', 2],
  ],
  forest: [
    ['woods', 7],
    ['woods', 2, 2],
    ['hill', 1],
    ['rough', 1],
  ],
  river: [
    ['woods', 4],
    ['hill', 1],
    ['swamp', 1],
    ['rough', 1],
  ],
  town: [
    ['woods', 2],
    ['rough', 1],
  ],
  wasteland: [
    ['rough', 4],
    ['rubble', 2],
    ['sand', 2],
    ['hill', 2],
  ],
};

const INCH = geometry.INCH;

/** What is laid before anything is scattered around it: water, roads and houses, each with its twin. */
const LAID: { readonly [S in Scene]?: (seed: number, table: Size) => readonly Piece[] } = {
  plains: (seed, table) => countryRoad(seed, table),
  river: riverAcross,
  town: streets,
};

/** The stocks are meant for a table of the usual size; a larger one takes more, a small one has little room anyway. */
const enough = (count: number, { width, height }: Size): number =>
  Math.max(1, Math.round((count * width * height) / (DEFAULT_WIDTH * DEFAULT_HEIGHT)));

/**
 * A fair table from a seed: every piece on one half has its twin turned about the middle on the other, nothing but roads, water and low
 * ground lies where the sides set up, and pieces of one kind keep a 'Mech's width apart.
 */
export function generateTable({ scene, seed, width = DEFAULT_WIDTH, height = DEFAULT_HEIGHT }: TableOrder): TablePlan {
  const table = { width, height };
  const pieces: Piece[] = [...(LAID[scene]?.(seed, table) ?? [])];
  let n = 0;
  for (const [kind, count, level] of STOCKS[scene]) {
    for (let i = 0; i < enough(count, table); i++) {
      const made = settle(seed, ++n, { kind, level }, table, pieces);
      if (made) pieces.push(made, twin(made, table));
      if (made?.kind === 'hill') pieces.push(...step(made, table));
    }
  }
  return { name: `${scene} ${seed}`, width, height, pieces };
}

/** How wide a piece is, in inches. */
const SIZES: { readonly [K in PieceKind]?: readonly [least: number, most: number] } = {
  hill: [7, 10],
  woods: [5, 8],
  field: [6, 9],
  sand: [6, 9],
  swamp: [4, 7],
};

/** How deep the strip along an edge is where sides set up and nothing is scattered. */
const ZONE = 4 * INCH;

function settle(
  seed: number,
  n: number,
  what: { readonly kind: PieceKind; readonly level: number | undefined },
  table: Size,
  taken: readonly Piece[],
): Piece | undefined {
  const [least, most] = SIZES[what.kind] ?? [4, 6];
  for (let attempt = 0; attempt < 40; attempt++) {
    const draw = (what2: number, bound: number): number => pick(seed, n * 64 + attempt, what2, bound);
    const radius = (least * 4 + draw(1, (most - least) * 4 + 1)) * 32;
    // The sides set up along the northern and the southern edge.
    const [west, north] = [radius + INCH, radius + ZONE];
    const at = {
      x: west + draw(2, Math.max(1, table.width - 2 * west)),
      y: north + draw(3, Math.max(1, Math.floor(table.height / 2) - north)),
    };
    const far = { x: table.width - at.x, y: table.height - at.y };
    if (geometry.distanceOf(at, far) < 2 * radius + 2 * INCH) continue;
    if (taken.some(other => crowds(other, at, radius) && !mayOverlap(other.kind, what.kind))) continue;
    return make(`${what.kind}-${n}`, what.kind, what.level, at, radius, draw);
  }
  return undefined;
}

const crowds = (other: Piece, at: geometry.Point, radius: number): boolean =>
  geometry.touches(other.outline, at, radius + Math.floor((CLEARANCE[other.kind] ?? 1.5) * INCH));

/** Roads and banks may pass close by what grows; other pieces keep a base's width apart. */
const CLEARANCE: { readonly [K in PieceKind]?: number } = { road: 0.5, water: 0.5, bridge: 2 };

/** Woods may stand on hills. */
const mayOverlap = (under: PieceKind, over: PieceKind): boolean => under === 'hill' && over === 'woods';
