import { table as geometry, nth } from '@sortie/geometry';
import type { Piece, PieceKind } from './piece.ts';

const INCH = geometry.INCH;

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A number below a bound that a seed and a question always answer alike. */
export type Draw = (what: number, bound: number) => number;

/** A piece of a kind about so large; buildings and squares have corners, the rest is grown. */
export function make(id: string, kind: PieceKind, level: number | undefined, at: geometry.Point, radius: number, draw: Draw): Piece {
  const square = kind === 'building' || kind === 'pavement';
  const outline = square ? block(at, radius, draw) : blob(at, radius, draw);
  const common = { id, kind, outline, ...(level === undefined ? {} : { level }) };
  if (kind === 'hill') return { ...common, height: 2 * INCH };
  if (kind === 'water') return { ...common, depth: (1 + draw(9, 3)) * INCH };
  if (kind === 'building') return { ...common, height: (2 + draw(9, 4)) * INCH, cf: nth([5, 15, 25, 40], (level ?? 1) - 1) };
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

function blob(at: geometry.Point, radius: number, draw: Draw): geometry.Outline {
  const points = CLOCK.map(([dx, dy], i) => {
    const reach = Math.floor((radius * (780 + draw(20 + i, 330))) / 1000);
    return { x: at.x + Math.round((dx * reach) / 1000), y: at.y + Math.round((dy * reach) / 1000) };
  });
  return { kind: 'polygon', points };
}

function block(at: geometry.Point, radius: number, draw: Draw): geometry.Outline {
  const wide = Math.floor((radius * (700 + draw(10, 400))) / 1000);
  const deep = Math.floor((radius * (700 + draw(11, 400))) / 1000);
  const corner = (dx: number, dy: number): geometry.Point => ({ x: at.x + dx * wide, y: at.y + dy * deep });
  return { kind: 'polygon', points: [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)] };
}

/** The same piece turned half about the middle of the table. */
export function twin(piece: Piece, { width, height }: Size): Piece {
  const turn = ({ x, y }: geometry.Point): geometry.Point => ({ x: width - x, y: height - y });
  const { outline } = piece;
  const turned: geometry.Outline =
    outline.kind === 'circle'
      ? { kind: 'circle', at: turn(outline.at), radius: outline.radius }
      : { kind: 'polygon', points: outline.points.map(turn) };
  return { ...piece, id: `${piece.id}-twin`, outline: turned };
}

/** A second step on a hill: the same outline at half its size and twice its height. */
export function step(hill: Piece, table: Size): readonly Piece[] {
  if (hill.outline.kind === 'circle') return [];
  const { points } = hill.outline;
  const box = geometry.bounds(hill.outline);
  const middle = { x: Math.round((box.left + box.right) / 2), y: Math.round((box.top + box.bottom) / 2) };
  const outline: geometry.Outline = { kind: 'polygon', points: points.map(point => geometry.along(middle, point, 0.5)) };
  const upper: Piece = { ...hill, id: `${hill.id}-top`, outline, height: 2 * (hill.height ?? 0) };
  return [upper, twin(upper, table)];
}
