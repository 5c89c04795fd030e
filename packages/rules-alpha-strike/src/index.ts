import type { Game } from '@sortie/kernel';
import { ruleset } from './ruleset.ts';
import { SCENARIOS } from './scenarios/list.ts';
import { withMissions } from './scenarios/pursuit.ts';
import { laid } from './sequence/setup.ts';
import type { AlphaStrike } from './shape.ts';
import { tactics } from './tactics/tactics.ts';

export { fuelOf, isAircraft, lineOf, thresholdOf } from './aerospace/aircraft.ts';
export { flightsFor, mayFlyNow } from './aerospace/flight-options.ts';
export { GUNS } from './artillery/guns.ts';
export { aimOf } from './attack/aim.ts';
export { type Foreseen, foresee } from './attack/foresee.ts';
export { BRACKET_NAMES, BRACKETS, bracketOf } from './attack/range.ts';
export { firepower } from './attack/value.ts';
export { type Card, type Damage, damageOf, type Move, movesOf, printDamage, TYPES, type UnitType } from './card/card.ts';
export { CARDS, cardNamed } from './card/cards.ts';
export { entriesOf, printedOf } from './card/printed.ts';
export { type Special, specialsOf } from './card/specials.ts';
export { commandCounsel } from './commands/budget.ts';
export { giftedScenario } from './commands/gifted.ts';
export { COMMAND_RULES, FORMATION_RULES, giftRulesOf, PILOT_RULES, QUIRK_RULES } from './commands/gifts.ts';
export { COMMANDS, type CommandAbility } from './commands/list.ts';
export { abilityOptions } from './commands/options.ts';
export type { AttackMade, Event } from './event.ts';
export { buildingOf } from './formations/called.ts';
export { type BuildingForce, checkForce, type Finding as ForceNote, organizationFor } from './formations/check.ts';
export { FACTIONS } from './formations/factions.ts';
export type { FormationType } from './formations/formation.ts';
export { type Fit, FORMATIONS, fitsOf, formationNamed } from './formations/list.ts';
export { GROUP_NAMES } from './formations/organization.ts';
export { stillFormed } from './formations/trouble.ts';
export { HEXSIDES, measureOf } from './measure.ts';
export { gaitOf, type Journey, journeyOf } from './movement/journey.ts';
export { attacksFor, facingAt, startsFor } from './options.ts';
export { othersFor, stancesFor } from './other-options.ts';
export { type Counsel, crewCounsel } from './pilots/budget.ts';
export { TALENTS, type Talent } from './pilots/talents.ts';
export type { Aim, Bracket, Questions } from './questions.ts';
export { quirkCounsel } from './quirks/budget.ts';
export { QUIRKS, type Quirk } from './quirks/list.ts';
export { type Aftermath, aftermathOf, type Loss } from './scenarios/aftermath.ts';
export { type MissionAdvice, missionAdvice } from './scenarios/counsel.ts';
export { pointsOf } from './sequence/victory.ts';
export type {
  AlphaStrike,
  AttackCommand,
  Command,
  Entry,
  Flight,
  How,
  Mark,
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
export { inForwardArc } from './sight/arcs.ts';
export { type Seen, see } from './sight/see.ts';
export { callSign, distanceBetween, isImmobile, isOn, radiusOf, type Standing, tallness } from './state.ts';
export { alphaStrikeWatch, meeting } from './watch.ts';

/** Alpha Strike as a value: rules, opponents' tactics and ready games. */
export const alphaStrike: Game<AlphaStrike> = { ruleset, tactics: withMissions(tactics), scenarios: SCENARIOS, laid };
