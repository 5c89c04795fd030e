export { type Arranged, joinBoards, turnAbout } from './arrange.ts';
export {
  type Board,
  type BoardPlan,
  createBoard,
  levelAt,
  mapSites,
  siteAt,
  terrainAt,
  withSites,
  woodsAt,
} from './board.ts';
export { buildingNumbers } from './buildings.ts';
export { describeHex, describeTerrain } from './describe.ts';
export { followsRoad } from './exits.ts';
export { BOARD_VERSION, type BoardJson, type SiteJson, type TerrainJson } from './files/json.ts';
export { readBoard } from './files/json-read.ts';
export { writeBoard } from './files/json-write.ts';
export { readMegaMekBoard } from './files/megamek-read.ts';
export { writeMegaMekBoard } from './files/megamek-write.ts';
export { formatMapError, type MapError, type MapNote, type MapReading } from './files/reading.ts';
export { generateBoard, LANDSCAPES, type Landscape, type MapOrder } from './generate/generate.ts';
export { WOODS_PIECES } from './maps/pieces.ts';
export { DESERT, GRASSLAND } from './maps/quick-start.ts';
export type { Packed } from './packed.ts';
export { type PiecePart, type Placing, pieceHexes, type TerrainPiece } from './pieces.ts';
export { type PlanFault, planFault } from './plan-fault.ts';
export { boardOf, cellAt, onMap, planOf } from './plans.ts';
export { borderRow } from './sight/border.ts';
export { explainSight } from './sight/explain.ts';
export { allPairs, BLOCKED, type LosCode, los, losBenchmark, losModifier } from './sight/los.ts';
export type { Meeting } from './sight/passing.ts';
export type { Viewer, Wetness } from './sight/post.ts';
export { type Division, lineOfSight, type Row, type Sight, type SightHex } from './sight/sight.ts';
export type { Obstacle, Tally } from './sight/tally.ts';
export { drawBoard, type Legend, letterOf, type Sketch } from './sketch.ts';
export * as table from './table/index.ts';
export {
  CLEAR,
  constructionFactor,
  type KnownTerrain,
  type Site,
  type Terrain,
  terrainIn,
} from './terrain.ts';
