import { depthOf, heightOf, type Piece } from './piece.ts';

/** What lies under a point. */
export interface Ground {
  /** Height of dry ground or of a bridge deck above the table. */
  readonly elevation: number;
  /** Depth of water there; 0 on land and on bridges. */
  readonly depth: number;
  readonly pieces: readonly Piece[];
}

export const OPEN_GROUND: Ground = { elevation: 0, depth: 0, pieces: [] };

/** The ground that some pieces make where they overlap: the highest hill, and a bridge before the water under it. */
export function groundOf(pieces: readonly Piece[]): Ground {
  if (pieces.length === 0) return OPEN_GROUND;
  let elevation = 0;
  let depth = 0;
  let deck = -1;
  for (const piece of pieces) {
    if (piece.kind === 'hill') elevation = Math.max(elevation, heightOf(piece));
    if (piece.kind === 'bridge') deck = Math.max(deck, heightOf(piece));
    depth = Math.max(depth, depthOf(piece));
  }
  if (deck < 0) return { elevation, depth, pieces };
  return { elevation: Math.max(elevation, deck), depth: 0, pieces: pieces.filter(({ kind }) => kind !== 'water') };
}
