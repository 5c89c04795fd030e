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
export { describeHex, describeSite, describeTerrain } from './describe.ts';
export { readMegaMekBoard } from './files/megamek-read.ts';
export { writeMegaMekBoard } from './files/megamek-write.ts';
export { formatMapError, type MapError, type MapNote, type MapReading } from './files/reading.ts';
export { WOODS_PIECES } from './maps/pieces.ts';
export { DESERT, GRASSLAND } from './maps/quick-start.ts';
export type { Packed } from './packed.ts';
export { type PiecePart, type Placing, pieceHexes, placePiece, type TerrainPiece } from './pieces.ts';
export { drawBoard, LEGEND, type Legend, letterOf, type Sketch, sketchOf } from './sketch.ts';
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
