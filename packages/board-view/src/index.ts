export type { Camera, Insets } from './camera.ts';
export { BORDER } from './ground/paint.ts';
export { type Picture, paintPicture } from './picture.ts';
export type {
  Effect,
  Figure,
  Gesture,
  Ghost,
  Ground,
  GroundLayer,
  GroundSite,
  Mark,
  MoveDie,
  Overlays,
  Path,
  Pip,
  RangeRing,
  ReachHex,
  Scene,
  SideMark,
  Sight,
  SightMark,
  Token,
  Tone,
  Zone,
} from './scene.ts';
export { paintToken } from './tokens/portrait.ts';
export { type BoardView, type BoardViewOptions, createBoardView } from './view.ts';
