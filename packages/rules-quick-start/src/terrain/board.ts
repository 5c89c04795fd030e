import { type Board, type BoardPlan, boardOf, cellAt, DESERT, GRASSLAND, onMap, planOf, withSites } from '@sortie/board';
import { type Hex, rowOf } from '@sortie/geometry';
import type { Edge } from '../event.ts';
import type { Woods } from '../questions.ts';
import type { MapName } from '../shape.ts';

export const SHEETS: { readonly [M in MapName]: BoardPlan } = { desert: planOf(DESERT), grassland: planOf(GRASSLAND) };

/** Woods in a hex; whatever is not marked as woods is clear, and so is the ground beside the map. */
export const woodsAt = (board: Board, h: Hex): Woods => (onMap(board, h) ? (board.packed.woods[cellAt(board, h)] as Woods) : 0);

/** The edge that a hex beside the map lies behind. In the corners north and south come first. */
export function edgeAt(board: Board, h: Hex): Edge {
  const row = rowOf(h);
  if (row < 1) return 'north';
  if (row > board.height) return 'south';
  return h.q < 0 ? 'west' : 'east';
}

/** The same map with woods laid on some hexes. */
export function withWoods(plan: BoardPlan, woods: readonly { readonly at: Hex; readonly level: 1 | 2 }[]): BoardPlan {
  const board = boardOf(plan);
  return planOf(
    withSites(
      board,
      woods.map(({ at, level }) => [at, { level: 0, terrains: [{ kind: 'woods' as const, level, height: 2 }] }] as const),
    ),
  );
}
