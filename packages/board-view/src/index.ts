export type { Camera, Insets } from './camera.ts';
export type { Effect, ShotStyle } from './effects/effect.ts';
export { schedule } from './effects/timing.ts';
export type { Gesture } from './gesture.ts';
export { BORDER } from './ground/paint.ts';
export { createMinimap, type Minimap } from './minimap.ts';
export { panelGround } from './panels/ground.ts';
export { COLUMN, FRAME, HALF_ROW, type PanelMark, type PanelPlan, type PanelPoint, type PanelTerrain } from './panels/panel.ts';
export { INCH_WIDE, type ScorchedPiece, type ScorchedTable, scorchedTable } from './panels/table.ts';
export { type Picture, paintPicture } from './picture.ts';
export { extentOfGround, hasHexes, isHex, pointOf, samePlace } from './place.ts';
export { cellsOf, outlineOf, type RadarCell, type RadarDisc, type RadarRing } from './radar/disc.ts';
export { radarGround } from './radar/ground.ts';
export type {
  Figure,
  FreeGround,
  Ghost,
  Ground,
  GroundLayer,
  GroundSite,
  HexGround,
  Mark,
  Measure,
  MoveDie,
  Overlays,
  Path,
  Pip,
  Place,
  RangeRing,
  ReachArea,
  ReachHex,
  Region,
  Scene,
  SideMark,
  Sight,
  SightMark,
  Sky,
  Spot,
  Token,
  Tone,
  Zone,
} from './scene.ts';
export { type Table, tableGround } from './table/ground.ts';
export type { TableOutline, TableShape } from './table/shape.ts';
export { DIE_PIPS } from './tokens/pips.ts';
export { paintToken } from './tokens/portrait.ts';
export { type BoardView, type BoardViewOptions, createBoardView } from './view.ts';
