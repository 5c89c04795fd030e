import { type Board, type BoardPlan, createBoard, siteAt, type Terrain, terrainIn, withSites } from '@sortie/board';
import type { Hex } from '@sortie/geometry';

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
  const { name, width, height, tags, theme, options, sites } = board;
  const plan: BoardPlan = { name, width, height, tags, options, sites, ...(theme === undefined ? {} : { theme }) };
  boards.set(plan, board);
  return plan;
}

export const onMap = (board: Board, h: Hex): boolean => siteAt(board, h) !== undefined;

/** The cell of a hex on the map or in the margin around it. */
const cell = ({ grid }: Board, h: Hex): number => grid.origin + h.r * grid.stride + h.q;

export const depthOf = (board: Board, h: Hex): number => board.packed.depth[cell(board, h)] ?? 0;

/** The level that feet stand on: the ground, or the bottom of the water. */
export const floorOf = (board: Board, h: Hex): number => (board.packed.level[cell(board, h)] ?? 0) - depthOf(board, h);

export function terrainOf(board: Board, h: Hex, kind: Terrain['kind']): Terrain | undefined {
  const site = siteAt(board, h);
  return site && kind !== 'other' ? terrainIn(site, kind) : undefined;
}

export const isPaved = (board: Board, h: Hex): boolean =>
  terrainOf(board, h, 'pavement') !== undefined || terrainOf(board, h, 'road') !== undefined || terrainOf(board, h, 'bridge') !== undefined;

const grounds = new WeakMap<BoardPlan, BoardPlan>();

/** The first of all plans that differ only in how strong their buildings are: ways and sights are the same on all of them. */
export const groundOf = (plan: BoardPlan): BoardPlan => grounds.get(plan) ?? plan;

/** The same map with a building weakened; where nothing is left of it there is rubble. */
export function withFactor(plan: BoardPlan, at: Hex, factor: number): BoardPlan {
  const board = boardOf(plan);
  const site = siteAt(board, at);
  if (!site) return plan;
  const terrains = site.terrains.map(
    (terrain): Terrain =>
      terrain.kind !== 'building' ? terrain : factor > 0 ? { ...terrain, cf: factor } : { kind: 'rubble', level: terrain.level },
  );
  const weaker = planOf(withSites(board, [[at, { ...site, terrains }]]));
  if (factor > 0) grounds.set(weaker, groundOf(plan));
  return weaker;
}
