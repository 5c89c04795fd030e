import { type Hex, sure } from '@sortie/geometry';
import { type Board, type BoardPlan, createBoard } from './board.ts';

/** A state holds the plain record of its map; what is worked out from it is kept here. */
const boards = new WeakMap<BoardPlan, Board>();
let lastPlan: BoardPlan | undefined;
let lastBoard: Board | undefined;

/** The board that a plain record describes; made once for each record. */
export function boardOf(plan: BoardPlan): Board {
  if (plan === lastPlan) return sure(lastBoard, 'the last board');
  let board = boards.get(plan);
  if (!board) {
    board = createBoard(plan);
    boards.set(plan, board);
  }
  lastPlan = plan;
  lastBoard = board;
  return board;
}

/** A board as the plain record that a state holds; games whose rules look at the settings of a map hand them over as well. */
export function planOf(board: Board, settings: Pick<BoardPlan, 'options'> = {}): BoardPlan {
  const { name, width, height, tags, theme, sites } = board;
  const plan: BoardPlan = { name, width, height, tags, ...settings, sites, ...(theme === undefined ? {} : { theme }) };
  boards.set(plan, board);
  return plan;
}

/** The cell of a hex on the map or in the one-hex margin around it. */
export const cellAt = ({ grid }: Board, h: Hex): number => grid.origin + h.r * grid.stride + h.q;

export const onMap = (board: Board, h: Hex): boolean => h.q >= 0 && h.q < board.width && board.grid.inside[cellAt(board, h)] === 1;
