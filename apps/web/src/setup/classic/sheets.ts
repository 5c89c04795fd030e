import { around, joinFault, type LaidSheet, type Setup } from '@sortie/rules-classic';

type Grid = readonly (readonly LaidSheet[])[];

/** The same set-up on another map; what lies beside it stays there if it still fits. */
export function onMap(setup: Setup, map: Setup['map']): Setup {
  const { beside, sheets: _, ...rest } = setup;
  return beside && !joinFault({ map, beside }) ? { ...rest, map, beside } : { ...rest, map };
}

/** The sheets of a set-up, row by row. Maps around a first one, as older set-ups have them, are a row or a column where they are that. */
export function gridOf({ map, sheets, ...setup }: Setup): Grid {
  if (sheets) return sheets;
  const beside = around(setup);
  const at = (edge: string): readonly LaidSheet[] =>
    beside.flatMap(({ map: other, side = 'east', raise }) =>
      side === edge ? [{ map: other, ...(raise === undefined ? {} : { raise }) }] : [],
    );
  const [west, east, north, south] = [at('west'), at('east'), at('north'), at('south')];
  if (north.length + south.length === 0) return [[...west, { map }, ...east]];
  if (west.length + east.length === 0) return [...north, { map }, ...south].map(one => [one]);
  return [[{ map }]];
}

/** A set-up on these sheets; a single one that lies as it is printed is its map alone. */
export function withGrid(setup: Setup, grid: Grid): Setup {
  const { beside: _beside, sheets: _sheets, ...rest } = setup;
  const first = grid[0]?.[0];
  if (!first) return rest;
  const plain = grid.length === 1 && grid[0]?.length === 1 && !first.turned && !first.raise;
  return plain ? { ...rest, map: first.map } : { ...rest, map: first.map, sheets: grid };
}

/** More or fewer rows and columns; new places begin with the map that is nearest. */
export function resized(grid: Grid, rows: number, columns: number): Grid {
  return Array.from({ length: rows }, (_, y) => {
    const line = grid[Math.min(y, grid.length - 1)] ?? [];
    return Array.from({ length: columns }, (_, x) => line[Math.min(x, line.length - 1)]).filter(one => one !== undefined);
  });
}

export const withSheet = (grid: Grid, row: number, column: number, sheet: LaidSheet): Grid =>
  grid.map((line, y) => (y === row ? line.map((one, x) => (x === column ? sheet : one)) : line));
