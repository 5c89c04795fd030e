export { boardOf } from '@sortie/board';
export { aimAt } from './attack/aim.ts';
export { inFiringArc } from './attack/arc.ts';
export { gator, type Letter, type Slot } from './attack/gator.ts';
export { CARDS, cardCalled } from './chapters.ts';
export type { Cluster, Edge, Event, Group, Mark, ShotResult } from './event.ts';
export { type AmmoType, type Circles, LOCATIONS, type Location, type Sheet, type Weapon, type WeaponKind } from './force/sheet.ts';
export { BOX_SHEETS, sheetCalled } from './force/sheets.ts';
export { quickStart } from './game.ts';
export { moveTo, reach, type Stop } from './movement/reach.ts';
export { type Trace, traceOf } from './movement/trace.ts';
export type { Aim, Attack, Bracket, Questions, Verdict, Woods } from './questions.ts';
export type { Book } from './rule.ts';
export { deploymentRows } from './scenarios/deployment.ts';
export { quickStartScenes } from './scene/scenes.ts';
export type {
  Command,
  Duty,
  EndReason,
  Entry,
  Fate,
  Fire,
  Hit,
  MapName,
  Mech,
  Mode,
  Move,
  Moved,
  MovementDie,
  Pending,
  Phase,
  QuickStart,
  Result,
  ScenarioName,
  Setup,
  Shot,
  Side,
  SightChoice,
  State,
  Steps,
  UnitId,
  WeaponId,
} from './shape.ts';
export { disputesPending } from './sight/choice.ts';
export type { Mark as SightMark } from './sight/sight.ts';
export { marksAlong, sightBetween } from './sight/sight.ts';
export { callSign, isFighting, type Standing } from './state.ts';
export { chanceAt, meanDamage } from './tactics/gunnery.ts';
export type { Weights } from './tactics/weights.ts';
export { LOCATION_NAMES } from './tell.ts';
export { duelOf } from './watch.ts';
