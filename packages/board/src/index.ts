export {
  type Board,
  type BoardPlan,
  createBoard,
  depthAt,
  levelAt,
  mapSites,
  siteAt,
  siteIndex,
  terrainAt,
  withSites,
  woodsAt,
} from './board.ts';
export type { Packed } from './packed.ts';
export {
  CLEAR,
  constructionFactor,
  foliageHeight,
  HEAVY,
  type KnownTerrain,
  LIGHT,
  type Site,
  TERRAIN_KINDS,
  type Terrain,
  terrainIn,
  ULTRA,
} from './terrain.ts';
