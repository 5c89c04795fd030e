import { type Board, type BoardPlan, createBoard, DESERT, GRASSLAND, withSites } from '@sortie/board';
import { type Hex, rowOf } from '@sortie/geometry';
import type { Edge } from '../event.ts';
import type { Woods } from '../questions.ts';
import type { MapName } from '../shape.ts';

const boards = new WeakMap<BoardPlan, Board>();
let lastPlan: BoardPlan | undefined;
let lastBoard: Board | undefined;

/** The board that a state's plain record describes; made once for each record. */
export function boardOf(plan: BoardPlan): Board {
  if (plan === lastPlan) return lastBoard!;
  let board = boards.get(plan);
  if (!board) {
    board = createBoard(plan);
    boards.set(plan, board);
  }
  lastPlan = plan;
  lastBoard = board;
  return board;
}

/** A board as the plain record that a state holds. */
export function planOf(board: Board): BoardPlan {
  const { name, width, height, tags, theme, sites } = board;
  const plan: BoardPlan = { name, width, height, tags, sites, ...(theme === undefined ? {} : { theme }) };
  boards.set(plan, board);
  return plan;
}

export const SHEETS: { readonly [M in MapName]: BoardPlan } = { desert: planOf(DESERT), grassland: planOf(GRASSLAND) };

/** Woods in a hex; whatever is not marked as woods is clear, and so is the ground beside the map. */
export const woodsAt = (board: Board, h: Hex): Woods => (onMap(board, h) ? (board.packed.woods[cell(board, h)] as Woods) : 0);

export const onMap = (board: Board, h: Hex): boolean => h.q >= 0 && h.q < board.width && board.grid.inside[cell(board, h)] === 1;

/** The cell of a hex on the map or in the one-hex margin around it. */
export const cell = ({ grid }: Board, h: Hex): number => grid.origin + h.r * grid.stride + h.q;

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
