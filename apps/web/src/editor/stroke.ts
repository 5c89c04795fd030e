import { type Board, type BoardPlan, createBoard, siteAt, withSites } from '@sortie/board';
import { contains, type Hex, hexesOf, hexKey, within } from '@sortie/geometry';
import { sure } from '@sortie/kernel';
import type { Brush } from './brush.ts';

/** One movement of the hand: every hex it has touched is painted once, however often it passes. */
export interface Stroke {
  readonly from: Board;
  readonly brush: Brush;
  /** 0 is one hex, 1 is seven, 2 is nineteen. */
  readonly width: number;
  readonly touched: ReadonlySet<number>;
  readonly board: Board;
}

export const beginStroke = (board: Board, brush: Brush, width: number): Stroke => ({
  from: board,
  brush,
  width,
  touched: new Set(),
  board,
});

export function touch(stroke: Stroke, at: Hex): Stroke {
  const fresh = within(at, stroke.width).filter(hex => contains(stroke.board, hex) && !stroke.touched.has(hexKey(hex)));
  if (fresh.length === 0) return stroke;
  const changes = fresh.map(hex => [hex, stroke.brush.paint(sure(siteAt(stroke.board, hex), 'the site'))] as const);
  return { ...stroke, touched: new Set([...stroke.touched, ...fresh.map(hexKey)]), board: withSites(stroke.board, changes) };
}

/** The same map with other measures; what is outside is cut off, what is new is clear. */
export function resize(board: Board, width: number, height: number): Board {
  if (width === board.width && height === board.height) return board;
  const sites = hexesOf({ width, height }).map(hex => siteAt(board, hex));
  return createBoard({ ...planOf(board), width, height, sites: sites.map(site => site ?? { level: 0, terrains: [] }) });
}

export const withTheme = (board: Board, theme: string): Board =>
  createBoard({ ...planOf(board), theme, sites: board.sites.map(({ theme: _, ...site }) => site) });

export const withName = (board: Board, name: string): Board => ({ ...board, name });

function planOf({ grid: _grid, packed: _packed, ...plan }: Board): BoardPlan {
  return plan;
}
