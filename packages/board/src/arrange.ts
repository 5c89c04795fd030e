import { nth, sure } from '@sortie/geometry';
import { type Board, createBoard } from './board.ts';
import { turnTerrain } from './exits.ts';
import type { Site } from './terrain.ts';

export type Arranged = { readonly ok: true; readonly board: Board } | { readonly ok: false; readonly reason: string };

/**
 * Turns a map upside down, as a sheet laid the other way round on the table. Only a sheet with an even number of columns covers its own
 * outline again; one with an odd number would put its low columns where the high ones were.
 */
export function turnAbout(board: Board): Arranged {
  if (board.width % 2 !== 0) return { ok: false, reason: `a map of ${board.width} columns does not fit its own outline when turned about` };
  const sites = board.sites.map(site => turnSite(site, 3)).reverse();
  return { ok: true, board: createBoard({ ...board, sites }) };
}

/** A hex turned by whole hexsides: its exits turn with it. */
export const turnSite = (site: Site, sides: number): Site =>
  site.terrains.some(({ exits }) => exits !== undefined) ? { ...site, terrains: site.terrains.map(one => turnTerrain(one, sides)) } : site;

/**
 * Lays sheets edge to edge, row by row from the north-west. Sheets of one row are equally high, sheets of one column equally wide, and all but
 * those at the eastern edge have an even number of columns, so that columns go on hanging as they did.
 */
export function joinBoards(rows: readonly (readonly Board[])[], name?: string): Arranged {
  const fault = faultOf(rows);
  if (fault !== undefined) return { ok: false, reason: fault };
  const all = rows.flat();
  const [first] = all;
  const theme = all.every(board => board.theme === sure(first, 'the first one').theme) ? sure(first, 'the first one').theme : undefined;
  const sites = rows.flatMap(row => joinRow(row, theme === undefined));
  const plan = {
    name: name ?? all.map(board => board.name).join(' + '),
    width: nth(rows, 0).reduce((sum, board) => sum + board.width, 0),
    height: rows.reduce((sum, row) => sum + nth(row, 0).height, 0),
    tags: [...new Set(all.flatMap(board => board.tags))],
    options: Object.assign({}, ...all.map(board => board.options)) as Record<string, string>,
    extras: [...new Set(all.flatMap(board => board.extras))],
    sites,
  };
  return { ok: true, board: createBoard(theme === undefined ? plan : { ...plan, theme }) };
}

function faultOf(rows: readonly (readonly Board[])[]): string | undefined {
  const columns = rows[0]?.length ?? 0;
  if (columns === 0) return 'there are no maps to join';
  for (const [y, row] of rows.entries()) {
    if (row.length !== columns) return `row ${y + 1} has ${row.length} maps, the first has ${columns}`;
    for (const [x, board] of row.entries()) {
      const place = `map ${x + 1} of row ${y + 1}`;
      if (board.height !== nth(row, 0).height) return `${place} is ${board.height} hexes high, its neighbours are ${nth(row, 0).height}`;
      if (board.width !== nth(nth(rows, 0), x).width)
        return `${place} is ${board.width} hexes wide, the one above it ${nth(nth(rows, 0), x).width}`;
      if (board.width % 2 !== 0 && x < columns - 1) return `${place} has an odd number of columns, so no map fits to the east of it`;
    }
  }
  return undefined;
}

function joinRow(row: readonly Board[], keepThemes: boolean): readonly Site[] {
  const sites: Site[] = [];
  for (let y = 0; y < nth(row, 0).height; y++) {
    for (const board of row) {
      const line = board.sites.slice(y * board.width, (y + 1) * board.width);
      sites.push(
        ...(keepThemes && board.theme !== undefined ? line.map(site => ({ theme: sure(board.theme, 'the theme'), ...site })) : line),
      );
    }
  }
  return sites;
}
