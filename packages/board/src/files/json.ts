import type { KnownTerrain } from '../terrain.ts';

/** The name and version every map of our own begins with. */
export const BOARD_FORMAT = 'sortie-board';
export const BOARD_VERSION = 1;

/** A map as JSON. Hexes that are clear ground at level 0 are left out. */
export interface BoardJson {
  readonly format: typeof BOARD_FORMAT;
  readonly version: typeof BOARD_VERSION;
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly theme?: string;
  readonly tags?: readonly string[];
  readonly options?: Readonly<Record<string, string>>;
  readonly extras?: readonly string[];
  readonly hexes: Readonly<Record<string, SiteJson>>;
}

export interface SiteJson {
  readonly level?: number;
  readonly theme?: string;
  readonly terrains?: readonly TerrainJson[];
}

export interface TerrainJson {
  readonly kind: KnownTerrain | 'other';
  readonly name?: string;
  readonly level: number;
  readonly exits?: number;
  readonly height?: number;
  readonly cf?: number;
  readonly armor?: number;
  readonly buildingClass?: number;
  readonly basement?: number;
  readonly magnitude?: number;
}
