export { boardOf } from '@sortie/board';
export { flightRules } from './advanced/aerospace/rules.ts';
export { calledFrom } from './advanced/combat/choices.ts';
export { mineCost } from './advanced/minefields/prices.ts';
export { munitionRules } from './advanced/munitions/rules.ts';
export { cellsOf } from './advanced/naval/template.ts';
export { moreBlows } from './advanced/physical/choices.ts';
export { isAllowed } from './allowed.ts';
export { choicesFor } from './ammunition/loads.ts';
export { canFlip, inFiringArc, type Pose } from './arcs/arcs.ts';
export { aimAt, binOf, binsFor, loadedFor } from './attack/aim.ts';
export { barragesOf } from './attack/barrage.ts';
export { suitsFor, weaponsFor } from './attack/weapons-for.ts';
export type { Event } from './event.ts';
export { classic } from './game.ts';
export { jumpPoints } from './movement/jumping.ts';
export { byHexes, movedBy } from './movement/moved.ts';
export { pointsFor } from './movement/points.ts';
export { landings, reach, risings, type Stop } from './movement/reach.ts';
export { type Trace, traceOf } from './movement/trace.ts';
export { charges, cushionFor, leaps, movers, posesOf, shooters, standing, strikers, volley } from './options.ts';
export { blowsAt, neighboursOf, wreckings } from './physical/reach.ts';
export { blowing } from './physical/strike.ts';
export type { Aim, Attack, Blowing, Entering, Questions, Sequences, Step, Striking } from './questions.ts';
export type { Book, ClassicRule } from './rule.ts';
export { rowsOf } from './scenarios/deployment.ts';
export { SHEETS } from './scenarios/maps.ts';
export { around, boardFor, joinFault } from './scenarios/place.ts';
export type {
  Beside,
  Blow,
  Cause,
  Classic,
  Command,
  Entry,
  Mech,
  Minefield,
  Mode,
  Move,
  Moved,
  Phase,
  Setup,
  Shot,
  State,
  Task,
} from './shape.ts';
export { AIRS, EDGES, MANNERS, MAPS, type Manner, MINE_KINDS, PRESSURES, RARITIES, WALKED } from './shape.ts';
export { type Design, isPlayable, sheetOf } from './sheet/compile.ts';
export { type Bin, type Gear, LOCATIONS, type Location, type Sheet, type Slot, type Weapon } from './sheet/sheet.ts';
export { sightBetween } from './sight/sight.ts';
export {
  callSign,
  canAct,
  isFighting,
  isMech,
  isTroop,
  isVehicle,
  isWhole,
  isWorking,
  type Standing,
  sheetFor,
  withUnit,
} from './state.ts';
export { bestVolley, meanDamage } from './tactics/worth.ts';
export { BLOWS, LOCATION_NAMES, partName } from './tell/names.ts';
export { depthOf } from './terrain/board.ts';
export { boardings } from './vehicles/carrying.ts';
export { classicWatch } from './watch.ts';
