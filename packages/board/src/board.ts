import { cellOf, createGrid, type Grid, type Hex, hexesOf, nth, rowOf } from '@sortie/geometry';
import { type Packed, packBoard } from './packed.ts';
import { CLEAR, type KnownTerrain, type Site, type Terrain, terrainIn } from './terrain.ts';

/**
 * A map. `sites` is the readable truth, row by row from the north-west; `packed` holds the same facts as flat arrays by
 * cell of `grid`, for questions that are asked a million times. Boards never change: every alteration makes a new one.
 */
export interface Board {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly tags: readonly string[];
  readonly theme?: string;
  /** Settings of the map by name, as `.board` files carry them ("exit_roads_to_pavement": "false"). */
  readonly options: Readonly<Record<string, string>>;
  /** Lines of a map file that this program keeps without understanding them. */
  readonly extras: readonly string[];
  readonly sites: readonly Site[];
  readonly grid: Grid;
  readonly packed: Packed;
}

export interface BoardPlan {
  readonly name?: string;
  readonly width: number;
  readonly height: number;
  readonly tags?: readonly string[];
  readonly theme?: string;
  readonly options?: Readonly<Record<string, string>>;
  readonly extras?: readonly string[];
  /** Row by row from the north-west; missing sites are clear ground at level 0. */
  readonly sites?: readonly Site[];
}

export function createBoard(plan: BoardPlan): Board {
  const { name = '', width, height, tags = [], theme, options = {}, extras = [] } = plan;
  if (!(Number.isInteger(width) && Number.isInteger(height) && width > 0 && height > 0))
    throw new RangeError(`no board is ${width} by ${height}`);
  const sites = Array.from({ length: width * height }, (_, i) => plan.sites?.[i] ?? CLEAR);
  const grid = createGrid(width, height);
  const board = { name, width, height, tags, options, extras, sites, grid, packed: packBoard(grid, sites) };
  return theme === undefined ? board : { ...board, theme };
}

/** Where a hex stands in `sites`; −1 off the board. */
export function siteIndex(board: Pick<Board, 'width' | 'height'>, h: Hex): number {
  const row = rowOf(h) - 1;
  return h.q >= 0 && h.q < board.width && row >= 0 && row < board.height ? row * board.width + h.q : -1;
}

/** `undefined` off the board. */
export const siteAt = (board: Board, h: Hex): Site | undefined => board.sites[siteIndex(board, h)];

export const terrainAt = (board: Board, h: Hex, kind: KnownTerrain): Terrain | undefined => {
  const site = siteAt(board, h);
  return site && terrainIn(site, kind);
};

/** The same board with some hexes altered. Hexes off the board are a bug of the caller. */
export function withSites(board: Board, changes: Iterable<readonly [Hex, Site]>): Board {
  const sites = board.sites.slice();
  for (const [h, site] of changes) {
    const index = siteIndex(board, h);
    if (index < 0) throw new RangeError(`hex ${h.q},${h.r} is not on ${board.name || 'the board'}`);
    sites[index] = site;
  }
  return { ...board, sites, packed: packBoard(board.grid, sites) };
}

/** A new board whose sites are made from the old ones. */
export function mapSites(board: Board, change: (site: Site, h: Hex) => Site): Board {
  const hexes = hexesOf(board);
  const sites = board.sites.map((site, i) => change(site, nth(hexes, i)));
  return { ...board, sites, packed: packBoard(board.grid, sites) };
}

/** Ground level; 0 off the board. */
export const levelAt = (board: Board, h: Hex): number => board.packed.level[cellOf(board.grid, h)] ?? 0;

/** Woods or jungle: 0 none, 1 light, 2 heavy, 3 ultra-heavy; 0 off the board. */
export const woodsAt = (board: Board, h: Hex): number => board.packed.woods[cellOf(board.grid, h)] ?? 0;

/** Depth of water; 0 on dry land, in shallow water and off the board. */
export const depthAt = (board: Board, h: Hex): number => board.packed.depth[cellOf(board.grid, h)] ?? 0;
