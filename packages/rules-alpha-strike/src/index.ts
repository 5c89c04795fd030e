import type { Manifest } from '@sortie/kernel';
import { withMissions } from './chapters.ts';
import { points } from './game/price.ts';
import { SCENARIOS } from './game/scenarios.ts';
import { trialScenario } from './game/trials.ts';
import { alphaStrikeWatch } from './game/watch.ts';
import { packs } from './packs.ts';
import { ruleset } from './ruleset.ts';
import { laid } from './sequence/setup.ts';
import type { AlphaStrike } from './shape.ts';
import { tactics } from './tactics/tactics.ts';

export { isAircraft, lineOf, thresholdOf } from './aerospace/aircraft.ts';
export { flightsFor, mayFlyNow } from './aerospace/flight-options.ts';
export { type Aftermath, aftermathOf, type Loss } from './aftermath.ts';
export { gunFor, templatesOf } from './artillery/guns.ts';
export { aimOf } from './attack/aim.ts';
export { type Foreseen, foresee } from './attack/foresee.ts';
export { BRACKETS, bracketOf } from './attack/range.ts';
export { firepower } from './attack/value.ts';
export { type Card, type Damage, damageOf, type Move, movesOf, printDamage, type UnitType } from './card/card.ts';
export { CARDS, cardNamed } from './card/cards.ts';
export { printedOf } from './card/printed.ts';
export { type Grade, gradeOf } from './card/skill.ts';
export { type Special, specialsOf } from './card/specials.ts';
export type { AttackMade, Event } from './event.ts';
export { entriesOf } from './game/entries.ts';
export { giftRulesOf, PILOT_RULES } from './game/gifts.ts';
export { meeting } from './game/watch.ts';
export { measureOf } from './measure.ts';
export { gaitOf, type Journey, journeyOf } from './movement/journey.ts';
export { asidesFor as abilityOptions, attacksFor, facingAt, startsFor } from './options/options.ts';
export { othersFor, stancesFor } from './options/works.ts';
export type { Aim, Bracket, Questions } from './questions.ts';
export { setupObjection } from './ruleset.ts';
export { alphaStrikeScenes } from './scene/scenes.ts';
export { pointsOf } from './sequence/victory.ts';
export type {
  AlphaStrike,
  AttackCommand,
  Command,
  Entry,
  Flight,
  How,
  Mark,
  MarkKind,
  Mode,
  MoveCommand,
  Moved,
  Phase,
  Result,
  Run,
  Setup,
  Shell,
  State,
  Unit,
  UnitId,
  Weather,
} from './shape.ts';
export { inForwardArc, looksRound } from './sight/arcs.ts';
export type { Seen } from './sight/see.ts';
export { callSign, inContact, isOn, radiusOf, ridersOf, runsHot, type Standing } from './state.ts';

/** Alpha Strike as a value: rules, opponents' tactics and ready games. */
export const alphaStrike: Manifest<AlphaStrike> = {
  ruleset,
  tactics: withMissions(tactics),
  scenarios: SCENARIOS,
  laid,
  points,
  watch: alphaStrikeWatch,
  trials: { games: 40, scenario: trialScenario },
  packs,
};

export {
  ADVICE_RULES,
  BUILDING_RULES,
  type BuildingForce,
  buildingOf,
  COMMANDS,
  type CommandAbility,
  type Counsel,
  checkForce,
  FACTIONS,
  FEATURES,
  type Feature,
  type Fit,
  FORMATIONS,
  type ForceNote,
  type FormationType,
  fitsOf,
  formationNamed,
  type MissionAdvice,
  missionAdvice,
  QUIRKS,
  type Quirk,
  stillFormed,
  TALENTS,
  type Talent,
} from './chapters.ts';
