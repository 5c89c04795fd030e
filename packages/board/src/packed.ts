import { type Grid, nth, numberAt } from '@sortie/geometry';
import { foliageHeight, type Site, type Terrain } from './terrain.ts';

/** A board as flat arrays, one entry for each cell of its grid. Cells off the map hold `NOTHING` as tops and 0 elsewhere. */
export interface Packed {
  /** Ground level. */
  readonly level: Int16Array;
  /** Woods or jungle: 0 none, 1 light, 2 heavy, 3 ultra-heavy. */
  readonly woods: Uint8Array;
  /** The level up to which the woods reach; `NOTHING` without woods. */
  readonly woodsTop: Int16Array;
  /** Depth of water; 0 without any. */
  readonly depth: Uint8Array;
  /** 1 where there is water, be it shallow. */
  readonly water: Uint8Array;
  /** The level up to which ground and buildings reach. */
  readonly hardTop: Int16Array;
  /** 1 where something rarer than ground, buildings and woods bears on sight: smoke, fields, industry. */
  readonly unusual: Uint8Array;
}

/** Below every level of every map. */
export const NOTHING = -30_000;

export function packBoard(grid: Grid, sites: readonly Site[]): Packed {
  const packed: Packed = {
    level: new Int16Array(grid.size),
    woods: new Uint8Array(grid.size),
    woodsTop: new Int16Array(grid.size).fill(NOTHING),
    depth: new Uint8Array(grid.size),
    water: new Uint8Array(grid.size),
    hardTop: new Int16Array(grid.size).fill(NOTHING),
    unusual: new Uint8Array(grid.size),
  };
  for (let i = 0; i < sites.length; i++) packSite(packed, numberAt(grid.cells, i), nth(sites, i));
  return packed;
}

function packSite(packed: Packed, cell: number, site: Site): void {
  packed.level[cell] = site.level;
  packed.hardTop[cell] = site.level;
  // Whoever walks over frozen water walks on the ice: the water below is nobody's ground until the ice breaks.
  const frozen = site.terrains.some(({ kind }) => kind === 'ice');
  for (const terrain of site.terrains) if (!(frozen && terrain.kind === 'water')) packTerrain(packed, cell, site, terrain);
}

function packTerrain(packed: Packed, cell: number, site: Site, terrain: Terrain): void {
  switch (terrain.kind) {
    case 'woods':
    case 'jungle':
      if (terrain.level <= numberAt(packed.woods, cell)) return;
      packed.woods[cell] = terrain.level;
      packed.woodsTop[cell] = site.level + foliageHeight(terrain);
      return;
    case 'water':
      packed.depth[cell] = Math.max(0, terrain.level);
      packed.water[cell] = 1;
      return;
    case 'building':
    case 'fuelTank':
      packed.hardTop[cell] = Math.max(numberAt(packed.hardTop, cell), site.level + (terrain.height ?? 1));
      return;
    case 'smoke':
    case 'fields':
    case 'industrial':
      packed.unusual[cell] = 1;
  }
}
