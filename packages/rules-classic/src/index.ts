export { boardOf } from '@sortie/board';
export { isAllowed } from './allowed.ts';
export { choicesFor } from './ammunition/loads.ts';
export { inFiringArc, type Pose } from './arcs/arcs.ts';
export { aimAt, binsFor, loadedFor } from './attack/aim.ts';
export { aimAtHex, barragesOf } from './attack/barrage.ts';
export { aimAtWall } from './buildings/walls.ts';
export { flightRules, MINE_KINDS, type Minefield, mineCost, munitionRules } from './chapters.ts';
export type { Event } from './event.ts';
export { classic } from './game.ts';
export { jumpPoints } from './movement/jumping.ts';
export { byHexes, movedBy } from './movement/moved.ts';
export { pointsFor } from './movement/points.ts';
export { landings, reach, risings, type Stop } from './movement/reach.ts';
export { entersHex, isTurn, sideOf, stepInto, turned } from './movement/step.ts';
export { type Trace, traceOf } from './movement/trace.ts';
export { cellsOf } from './naval/template.ts';
export { posesOf } from './options/firing.ts';
export { charges, cushionFor, leaps, standing } from './options/moving.ts';
export { movers, shooters, strikers } from './options/who.ts';
export { blowsAt, neighboursOf, wreckings } from './physical/reach.ts';
export { blowing } from './physical/strike.ts';
export type { Aim, Attack, Blowing, Entering, Questions, Sequences, Step, Striking } from './questions.ts';
export type { Book, ClassicRule } from './rule.ts';
export { BLOW_NAMES } from './ruleset.ts';
export { rowsOf } from './scenarios/deployment.ts';
export { forcesMeeting } from './scenarios/grounds.ts';
export { SHEETS } from './scenarios/maps.ts';
export { around, boardFor, joinFault, sheetsFault } from './scenarios/place.ts';
export { classicScenes } from './scene/scenes.ts';
export { speedFor } from './sequence/turn.ts';
export type {
  Beside,
  Blow,
  Cause,
  Classic,
  Command,
  Entry,
  LaidSheet,
  Mode,
  Move,
  Moved,
  Phase,
  Setup,
  Shot,
  State,
  StepWord,
  Task,
  Tempo,
  Unit,
} from './shape.ts';
export { AIRS, MANNERS, MAPS, type Manner, PRESSURES, RARITIES, WALKED, WEATHERS } from './shape.ts';
export { type Design, isPlayable, sheetOf } from './sheet/compile.ts';
export { type Bin, type Gear, LOCATIONS, type Location, type Sheet, type Slot, type Weapon } from './sheet/sheet.ts';
export { sightBetween } from './sight/sight.ts';
export {
  callSign,
  isFighting,
  isMech,
  isWhole,
  isWorking,
  type OnMap,
  sheetFor,
  withUnit,
} from './state.ts';
export { bestVolley, meanDamage } from './tactics/worth.ts';
export { LOCATION_NAMES, partName } from './tell/names.ts';
export { depthOf } from './terrain/board.ts';
export { boardings } from './vehicles/carrying.ts';
