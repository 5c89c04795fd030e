import type { Grid } from '@sortie/geometry';
import type { Site, Terrain } from './terrain.ts';

/** A board as flat arrays, one entry for each cell of its grid. */
export interface Packed {
  /** Ground level. */
  readonly level: Int16Array;
  /** Woods or jungle: 0 none, 1 light, 2 heavy, 3 ultra-heavy. */
  readonly woods: Uint8Array;
  /** Depth of water. */
  readonly depth: Uint8Array;
}

export function packBoard(grid: Grid, sites: readonly Site[]): Packed {
  const packed = { level: new Int16Array(grid.size), woods: new Uint8Array(grid.size), depth: new Uint8Array(grid.size) };
  sites.forEach((site, i) => {
    const cell = grid.cells[i]!;
    packed.level[cell] = site.level;
    for (const terrain of site.terrains) packTerrain(packed, cell, terrain);
  });
  return packed;
}

function packTerrain(packed: Packed, cell: number, { kind, level }: Terrain): void {
  if (kind === 'woods' || kind === 'jungle') packed.woods[cell] = Math.max(packed.woods[cell]!, level);
  else if (kind === 'water') packed.depth[cell] = Math.max(0, level);
}
