import type { table as terrain } from '@sortie/board';
import { table as geometry } from '@sortie/geometry';
import { nth } from '@sortie/kernel';
import type { Point } from '../../shape.ts';

/** The outer walls of a building and its roof, in the order in which their armor is kept. */
export const NORTH = 0;
export const EAST = 1;
export const SOUTH = 2;
export const WEST = 3;
export const ROOF = 4;
export type FaceOf = 0 | 1 | 2 | 3 | 4;

/** The wall that is struck from a point: the one whose side of the building the point lies farthest out on. */
export function faceToward({ outline }: terrain.Piece, from: Point | null): FaceOf {
  if (!from) return ROOF;
  const { left, right, top, bottom } = geometry.bounds(outline);
  const out = [top - from.y, from.x - right, from.y - bottom, left - from.x];
  let face: FaceOf = NORTH;
  for (const one of [EAST, SOUTH, WEST] as const) if (nth(out, one) > nth(out, face)) face = one;
  return face;
}

/** Armor left on each face; nothing for a building without. */
export const facesOf = ({ armor, faces }: terrain.Piece): readonly number[] | undefined =>
  armor === undefined ? undefined : (faces ?? [armor, armor, armor, armor, armor]);

export const armorOn = (piece: terrain.Piece, face: FaceOf): number => facesOf(piece)?.[face] ?? 0;

/** Where a path first goes into a building, as the wall it goes through; `undefined` if it does not. */
export function wallEntered(piece: terrain.Piece, path: readonly Point[]): FaceOf | undefined {
  for (let i = 1; i < path.length; i++) {
    const [from, to] = [nth(path, i - 1), nth(path, i)];
    if (geometry.contains(piece.outline, from) || geometry.lengthInside(piece.outline, from, to) === 0) continue;
    return faceToward(piece, from);
  }
  return undefined;
}
