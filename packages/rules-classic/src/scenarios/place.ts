import {
  type Arranged,
  type Board,
  type BoardPlan,
  boardOf,
  createBoard,
  joinBoards,
  mapSites,
  type Terrain,
  turnAbout,
} from '@sortie/board';
import { type Hex, rowOf } from '@sortie/geometry';
import { AIRS, type Beside, type Conditions, type Edge, type LaidSheet, PRESSURES, type Setup } from '../shape.ts';
import { planWith } from '../terrain/board.ts';
import { SHEETS } from './maps.ts';

export const sheetNamed = (map: Setup['map']): BoardPlan => (typeof map === 'string' ? SHEETS[map] : map);

/** How many levels a map that lies to the east is raised by, row by row, where the western map has marks for it. */
export const marksOf = ({ options }: Pick<Board, 'options'>): readonly number[] | undefined =>
  options['raises_east']?.split(' ').map(Number);

/** The maps around the first one, each with its edge. */
export const around = ({ beside }: Pick<Setup, 'beside'>): readonly Beside[] =>
  beside === undefined ? [] : Array.isArray(beside) ? (beside as readonly Beside[]) : [beside as Beside];

const edgeOf = ({ side = 'east' }: Beside): Edge => side;

/** Where no map lies nobody can go. */
const nothing = (width: number, height: number): Board => {
  const blank = createBoard({ width, height });
  return mapSites(blank, site => ({ ...site, terrains: [{ kind: 'impassable', level: 1 }] }));
};

/** A map as it lies beside the first: raised as the marks along the edge say, or as the players do. */
function raisedBeside(first: Board, one: Beside): Board {
  const marks = edgeOf(one) === 'east' ? marksOf(first) : undefined;
  const by = (at: Hex): number => marks?.[rowOf(at) - 1] ?? one.raise ?? 0;
  return mapSites(boardOf(sheetNamed(one.map)), (site, at) => ({ ...site, level: site.level + by(at) }));
}

/** Rows of maps with the first in their middle. */
function sheetsOf({ map, beside }: Pick<Setup, 'map' | 'beside'>): readonly (readonly Board[])[] {
  const middle = boardOf(sheetNamed(map));
  const at = (edge: Edge): Board | undefined => {
    const found = around({ ...(beside ? { beside } : {}) }).find(one => edgeOf(one) === edge);
    return found && raisedBeside(middle, found);
  };
  const [west, east, north, south] = [at('west'), at('east'), at('north'), at('south')];
  const row = (board: Board): readonly Board[] => [
    ...(west ? [nothing(west.width, board.height)] : []),
    board,
    ...(east ? [nothing(east.width, board.height)] : []),
  ];
  return [...(north ? [row(north)] : []), [...(west ? [west] : []), middle, ...(east ? [east] : [])], ...(south ? [row(south)] : [])];
}

type Grid = readonly (readonly LaidSheet[])[];
type Rows = { readonly ok: true; readonly rows: readonly (readonly Board[])[] } | { readonly ok: false; readonly reason: string };

/** The sheets of a table as they lie: turned about, and raised as the marks of the sheet to the west say, or as the players do. */
function laidOut(grid: Grid): Rows {
  const rows: (readonly Board[])[] = [];
  for (const line of grid) {
    const row: Board[] = [];
    for (const [x, { map, turned, raise = 0 }] of line.entries()) {
      const sheet = boardOf(sheetNamed(map));
      const lying = turned ? turnAbout(sheet) : { ok: true as const, board: sheet };
      if (!lying.ok) return lying;
      const west = line[x - 1];
      const marks = west && !west.turned ? marksOf(boardOf(sheetNamed(west.map))) : undefined;
      row.push(mapSites(lying.board, (site, at) => ({ ...site, level: site.level + (marks?.[rowOf(at) - 1] ?? raise) })));
    }
    rows.push(row);
  }
  return { ok: true, rows };
}

function joinedSheets(grid: Grid): Arranged {
  const laid = laidOut(grid);
  return laid.ok ? joinBoards(laid.rows) : laid;
}

/** Why sheets do not lie together as one map. */
export function sheetsFault(grid: Grid): string | undefined {
  const joined = joinedSheets(grid);
  if (!joined.ok) return joined.reason;
  const { width, height } = joined.board;
  return width > LARGEST || height > LARGEST ? `the map is ${width} × ${height} hexes, and at most ${LARGEST} have a number` : undefined;
}

/** Hexes are numbered by two digits each way. */
const LARGEST = 99;

/** The map that is played on: one sheet, or several beside each other. */
export function boardFor(setup: Pick<Setup, 'map' | 'beside' | 'sheets'>): BoardPlan {
  if (setup.sheets) {
    const all = joinedSheets(setup.sheets);
    if (!all.ok) throw new Error(all.reason);
    return typed(planWith(all.board));
  }
  if (!setup.beside) return typed(sheetNamed(setup.map));
  const joined = joinBoards(sheetsOf(setup));
  if (!joined.ok) throw new Error(joined.reason);
  return typed(planWith(joined.board));
}

/** The highest construction factors of light, medium, heavy and hardened buildings (TW-bldg-type). */
const STRONGEST = [15, 40, 90, 150] as const;

/** Where a map does not say what type a building is, its construction factor does (TWR-76). */
function typed(plan: BoardPlan): BoardPlan {
  const untyped = ({ kind, level, cf }: Terrain): boolean => kind === 'building' && level === 0 && cf !== undefined;
  const board = boardOf(plan);
  const typeOf = (cf: number): number => STRONGEST.findIndex(most => cf <= most) + 1 || STRONGEST.length;
  const sites = [...board.sites].some(({ terrains }) => terrains.some(untyped));
  if (!sites) return plan;
  return planWith(
    mapSites(board, site => ({
      ...site,
      terrains: site.terrains.map(one => (untyped(one) ? { ...one, level: typeOf(one.cf ?? 0) } : one)),
    })),
  );
}

/** Why maps do not go together. */
export function joinFault(setup: Pick<Setup, 'map' | 'beside'>): string | undefined {
  const edges = around(setup).map(edgeOf);
  if (edges.length === 0) return undefined;
  if (new Set(edges).size < edges.length) return 'two maps lie at the same edge';
  const joined = joinBoards(sheetsOf(setup));
  return joined.ok ? undefined : joined.reason;
}

const numberAfter = (tags: readonly string[], word: string): number | undefined => {
  const tag = tags.find(one => one.startsWith(word));
  return tag === undefined ? undefined : Number(tag.slice(word.length));
};

/** What a world is like: as the players say, or else as the tags of its map do. */
export function conditionsOf({ map, conditions }: Pick<Setup, 'map' | 'conditions'>): Conditions | undefined {
  const tags = sheetNamed(map).tags ?? [];
  const gravity = numberAfter(tags, 'gravity-');
  const pools = numberAfter(tags, 'pools-');
  const pressure = PRESSURES.find(one => tags.includes(one));
  const air = AIRS.find(one => tags.includes(one));
  const known: Conditions = {
    ...(gravity === undefined ? {} : { gravity }),
    ...(pools === undefined ? {} : { pools }),
    ...(pressure ? { pressure } : {}),
    ...(air ? { air } : {}),
    ...conditions,
  };
  return conditions !== undefined || Object.keys(known).length > 0 ? known : undefined;
}
