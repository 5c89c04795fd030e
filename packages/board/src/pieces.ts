import { add, type Hex, nth, rotate, subtract, sure } from '@sortie/geometry';
import { type Board, siteAt, withSites } from './board.ts';
import { turnTerrain } from './exits.ts';
import type { Site, Terrain } from './terrain.ts';

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
  /** Ground level the piece brings along; absent, the map keeps its own. */
  readonly level?: number;
}

export type Placing = { readonly ok: true; readonly board: Board } | { readonly ok: false; readonly offBoard: readonly Hex[] };

/** The hexes a piece covers when held over `at` and turned clockwise by `turns` hexsides. */
export const pieceHexes = (piece: TerrainPiece, at: Hex, turns = 0): readonly Hex[] =>
  piece.parts.map(({ offset }) => add(at, rotate(offset, turns)));

/** Lays a piece: its terrain replaces what was in those hexes, and turns with it. */
export function placePiece(board: Board, piece: TerrainPiece, at: Hex, turns = 0): Placing {
  const hexes = pieceHexes(piece, at, turns);
  const offBoard = hexes.filter(h => siteAt(board, h) === undefined);
  if (offBoard.length > 0) return { ok: false, offBoard };
  const changes = piece.parts.map(({ terrains, level }, i): readonly [Hex, Site] => {
    const old = sure(siteAt(board, nth(hexes, i)), 'the site');
    return [nth(hexes, i), { ...old, level: level ?? old.level, terrains: terrains.map(one => turnTerrain(one, turns)) }];
  });
  return { ok: true, board: withSites(board, changes) };
}

/** Cuts a piece out of a map, levels and all, to be turned and laid elsewhere. It is held by the first hex; hexes off the map are left out. */
export function cutPiece(board: Board, id: string, name: string, hexes: readonly Hex[]): TerrainPiece {
  const parts = hexes.flatMap((h): readonly PiecePart[] => {
    const site = siteAt(board, h);
    return site ? [{ offset: subtract(h, nth(hexes, 0)), terrains: site.terrains, level: site.level }] : [];
  });
  return { id, name, parts };
}
