export { readTable, readTablePlan, TABLE_FORMAT, TABLE_VERSION, type TableReading, writeTable } from './files.ts';
export { generateTable, SCENES, type Scene, type TableOrder } from './generate.ts';
export { centreOfHex, HEX, hexCentre, hexesApart, hexOf, isStandingPoint, onHexes, spanOf, standingPoint } from './grid.ts';
export { groundAt, groundKey, occupied, type Span, spansOf } from './ground.ts';
export { type Ground, groundOf, OPEN_GROUND } from './ground-of.ts';
export { tableFromHexes } from './hexes.ts';
export {
  DEFAULT_HEIGHT,
  DEFAULT_WIDTH,
  depthOf,
  type HexGrid,
  heightOf,
  levelOf,
  PIECE_KINDS,
  type Piece,
  type PieceKind,
  type TablePlan,
} from './piece.ts';
export { type Prepared, prepare } from './prepared.ts';
export { type Gait, type Passage, passage, type Reach, reachOf } from './reach.ts';
export { type Post, type Sight, sightOf } from './sight.ts';
