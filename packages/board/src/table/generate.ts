import { table as geometry } from '@sortie/geometry';
import { pick } from '../generate/noise.ts';
import { DEFAULT_HEIGHT, DEFAULT_WIDTH, type Piece, type PieceKind, type TablePlan } from './piece.ts';

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
    ['water', 3],
    ['woods', 3],
    ['hill', 1],
    ['swamp', 1],
  ],
  town: [
    ['building', 5, 2],
    ['building', 2, 3],
    ['building', 2, 1],
    ['pavement', 2],
    ['woods', 1],
  ],
  wasteland: [
    ['rough', 4],
    ['rubble', 2],
    ['sand', 2],
    ['hill', 2],
  ],
};

const INCH = geometry.INCH;

/**
 * A fair table from a seed: every piece on one half has its twin turned about the middle on the other, nothing lies within four
 * inches of the edges where the sides set up but low ground, and pieces of one kind keep a 'Mech's width apart.
 */
export function generateTable({ scene, seed, width = DEFAULT_WIDTH, height = DEFAULT_HEIGHT }: TableOrder): TablePlan {
  const pieces: Piece[] = [];
  let n = 0;
  for (const [kind, count, level] of STOCKS[scene]) {
    for (let i = 0; i < count; i++) {
      const made = settle(seed, ++n, { kind, level }, { width, height }, pieces);
      if (made) pieces.push(made, twin(made, width, height));
      if (made?.kind === 'hill') pieces.push(...step(made, width, height));
    }
  }
  return { name: `${scene} ${seed}`, width, height, pieces };
}

const SIZES: { readonly [K in PieceKind]?: readonly [least: number, most: number] } = {
  hill: [4, 7],
  woods: [3, 5],
  water: [3, 6],
  building: [2, 3],
};

function settle(
  seed: number,
  n: number,
  what: { readonly kind: PieceKind; readonly level: number | undefined },
  table: { readonly width: number; readonly height: number },
  taken: readonly Piece[],
): Piece | undefined {
  const [least, most] = SIZES[what.kind] ?? [2, 4];
  const margin = 7 * INCH;
  for (let attempt = 0; attempt < 40; attempt++) {
    const draw = (what2: number, bound: number): number => pick(seed, n * 64 + attempt, what2, bound);
    const radius = (least * 4 + draw(1, (most - least) * 4 + 1)) * 32;
    const at = {
      x: margin + draw(2, Math.max(1, table.width - 2 * margin)),
      y: margin + draw(3, Math.max(1, Math.floor(table.height / 2) - margin)),
    };
    const far = { x: table.width - at.x, y: table.height - at.y };
    if (geometry.distanceOf(at, far) < 2 * radius + 2 * INCH) continue;
    if (taken.some(other => other.kind !== 'fortified' && crowds(other, at, radius) && !mayOverlap(other.kind, what.kind))) continue;
    return make(`${what.kind}-${n}`, what.kind, what.level, at, radius, draw);
  }
  return undefined;
}

const crowds = (other: Piece, at: geometry.Point, radius: number): boolean =>
  geometry.touches(other.outline, at, radius + Math.floor(1.5 * INCH));

/** Woods and buildings may stand on hills and pavement. */
const mayOverlap = (under: PieceKind, over: PieceKind): boolean =>
  (under === 'pavement' && over === 'building') || (under === 'hill' && over === 'woods');

function make(
  id: string,
  kind: PieceKind,
  level: number | undefined,
  at: geometry.Point,
  radius: number,
  draw: (what: number, bound: number) => number,
): Piece {
  const square = kind === 'building' || kind === 'pavement';
  const outline = square ? block(at, radius, draw) : blob(at, radius, draw);
  const common = { id, kind, outline, ...(level === undefined ? {} : { level }) };
  if (kind === 'hill') return { ...common, height: 2 * INCH };
  if (kind === 'water') return { ...common, depth: (1 + draw(9, 3)) * INCH };
  if (kind === 'building') return { ...common, height: (2 + draw(9, 4)) * INCH, cf: [5, 15, 25, 40][(level ?? 1) - 1]! };
  return common;
}

/** Twelve directions in thousandths, for outlines without an angle. */
const CLOCK: readonly (readonly [number, number])[] = [
  [0, -1000],
  [500, -866],
  [866, -500],
  [1000, 0],
  [866, 500],
  [500, 866],
  [0, 1000],
  [-500, 866],
  [-866, 500],
  [-1000, 0],
  [-866, -500],
  [-500, -866],
];

function blob(at: geometry.Point, radius: number, draw: (what: number, bound: number) => number): geometry.Outline {
  const points = CLOCK.map(([dx, dy], i) => {
    const reach = Math.floor((radius * (780 + draw(20 + i, 330))) / 1000);
    return { x: at.x + Math.round((dx * reach) / 1000), y: at.y + Math.round((dy * reach) / 1000) };
  });
  return { kind: 'polygon', points };
}

function block(at: geometry.Point, radius: number, draw: (what: number, bound: number) => number): geometry.Outline {
  const wide = Math.floor((radius * (700 + draw(10, 400))) / 1000);
  const deep = Math.floor((radius * (700 + draw(11, 400))) / 1000);
  const corner = (dx: number, dy: number): geometry.Point => ({ x: at.x + dx * wide, y: at.y + dy * deep });
  return { kind: 'polygon', points: [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)] };
}

/** The same piece turned half about the middle of the table. */
function twin(piece: Piece, width: number, height: number): Piece {
  const turn = ({ x, y }: geometry.Point): geometry.Point => ({ x: width - x, y: height - y });
  const { outline } = piece;
  const turned: geometry.Outline =
    outline.kind === 'circle'
      ? { kind: 'circle', at: turn(outline.at), radius: outline.radius }
      : { kind: 'polygon', points: outline.points.map(turn) };
  return { ...piece, id: `${piece.id}-twin`, outline: turned };
}

/** A second step on a hill: the same outline at half its size and twice its height. */
function step(hill: Piece, width: number, height: number): readonly Piece[] {
  if (hill.outline.kind === 'circle') return [];
  const { points } = hill.outline;
  const box = geometry.bounds(hill.outline);
  const middle = { x: Math.round((box.left + box.right) / 2), y: Math.round((box.top + box.bottom) / 2) };
  const outline: geometry.Outline = { kind: 'polygon', points: points.map(point => geometry.along(middle, point, 0.5)) };
  const upper: Piece = { ...hill, id: `${hill.id}-top`, outline, height: 2 * (hill.height ?? 0) };
  return [upper, twin(upper, width, height)];
}
