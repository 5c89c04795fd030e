import { add, type Hex, rotate } from '@sortie/geometry';
import { type Board, siteAt, withSites } from './board.ts';
import type { Terrain } from './terrain.ts';

/** A loose piece of terrain that is laid on a map before the game. */
export interface TerrainPiece {
  readonly id: string;
  readonly name: string;
  /** Offsets from the hex the piece is held by, which is { q: 0, r: 0 }. */
  readonly parts: readonly PiecePart[];
}

export interface PiecePart {
  readonly offset: Hex;
  readonly terrains: readonly Terrain[];
}

export type Placing = { readonly ok: true; readonly board: Board } | { readonly ok: false; readonly offBoard: readonly Hex[] };

/** The hexes a piece covers when held over `at` and turned clockwise by `turns` hexsides. */
export const pieceHexes = (piece: TerrainPiece, at: Hex, turns = 0): readonly Hex[] =>
  piece.parts.map(({ offset }) => add(at, rotate(offset, turns)));

/** Lays a piece: its terrain replaces what was in those hexes, their level stays. */
export function placePiece(board: Board, piece: TerrainPiece, at: Hex, turns = 0): Placing {
  const hexes = pieceHexes(piece, at, turns);
  const offBoard = hexes.filter(h => siteAt(board, h) === undefined);
  if (offBoard.length > 0) return { ok: false, offBoard };
  const changes = piece.parts.map(({ terrains }, i) => [hexes[i]!, { ...siteAt(board, hexes[i]!)!, terrains }] as const);
  return { ok: true, board: withSites(board, changes) };
}
