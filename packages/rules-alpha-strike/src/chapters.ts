// Imports for their effect stay in declarations, where those of values are left out: who uses the package sees the words of every chapter.
import './chapters/advanced-buildings/shape.ts';
import './chapters/advanced-infantry/facts.ts';
import './chapters/alternate-munitions/facts.ts';
import './chapters/augmented-warriors/facts.ts';
import './chapters/battlefield-intelligence/facts.ts';
import './chapters/bogging-down/facts.ts';
import './chapters/campaigns/shape.ts';
import './chapters/climbing/facts.ts';
import './chapters/counter-battery/shape.ts';
import './chapters/deliberate-overheating/facts.ts';
import './chapters/design-quirks/facts.ts';
import './chapters/drones-and-robots/facts.ts';
import './chapters/ecm-and-stealth/facts.ts';
import './chapters/engine-explosions/facts.ts';
import './chapters/environment/shape.ts';
import './chapters/external-cargo/facts.ts';
import './chapters/formations/facts.ts';
import './chapters/fortified-positions/facts.ts';
import './chapters/gliders/facts.ts';
import './chapters/hull-down/facts.ts';
import './chapters/land-air-mechs/facts.ts';
import './chapters/morale/facts.ts';
import './chapters/practical-sight/shape.ts';
import './chapters/range-tracking/facts.ts';
import './chapters/scenarios/facts.ts';
import './chapters/skidding/facts.ts';
import './chapters/special-command-abilities/facts.ts';
import './chapters/special-pilot-abilities/facts.ts';
import './chapters/special-unit-abilities/facts.ts';
import './chapters/withdrawal/facts.ts';
import { advancedBuildings } from './chapters/advanced-buildings/chapter.ts';
import { advancedInfantry } from './chapters/advanced-infantry/chapter.ts';
import { alternateMunitions } from './chapters/alternate-munitions/chapter.ts';
import { artilleryFlak } from './chapters/artillery-flak/chapter.ts';
import { augmentedWarriors } from './chapters/augmented-warriors/chapter.ts';
import { battlefieldIntelligence } from './chapters/battlefield-intelligence/chapter.ts';
import { boggingDown } from './chapters/bogging-down/chapter.ts';
import { campaigns } from './chapters/campaigns/chapter.ts';
import { climbing } from './chapters/climbing/chapter.ts';
import { counterBattery } from './chapters/counter-battery/chapter.ts';
import { criticalSuccess } from './chapters/critical-success/chapter.ts';
import { deliberateOverheating } from './chapters/deliberate-overheating/chapter.ts';
import { designQuirks } from './chapters/design-quirks/chapter.ts';
import { dronesAndRobots } from './chapters/drones-and-robots/chapter.ts';
import { ecmAndStealth } from './chapters/ecm-and-stealth/chapter.ts';
import { engineExplosions } from './chapters/engine-explosions/chapter.ts';
import { environment } from './chapters/environment/chapter.ts';
import { evading } from './chapters/evading/chapter.ts';
import { externalCargo } from './chapters/external-cargo/chapter.ts';
import { extremeRanges } from './chapters/extreme-ranges/chapter.ts';
import { fireAndSmoke } from './chapters/fire-and-smoke/chapter.ts';
import { formations } from './chapters/formations/chapter.ts';
import { fortifiedPositions } from './chapters/fortified-positions/chapter.ts';
import { glancingBlows } from './chapters/glancing-blows/chapter.ts';
import { gliders } from './chapters/gliders/chapter.ts';
import { hullDown } from './chapters/hull-down/chapter.ts';
import { lanceMovement } from './chapters/lance-movement/chapter.ts';
import { landAirMechs } from './chapters/land-air-mechs/chapter.ts';
import { morale } from './chapters/morale/chapter.ts';
import { multipleRolls } from './chapters/multiple-rolls/chapter.ts';
import { practicalSight } from './chapters/practical-sight/chapter.ts';
import { quadsAndTripods } from './chapters/quads-and-tripods/chapter.ts';
import { quadvees } from './chapters/quadvees/chapter.ts';
import { rangeTracking } from './chapters/range-tracking/chapter.ts';
import { rearWeapons } from './chapters/rear-weapons/chapter.ts';
import { scenarios } from './chapters/scenarios/chapter.ts';
import { shielding } from './chapters/shielding/chapter.ts';
import { skidding } from './chapters/skidding/chapter.ts';
import { specialCommandAbilities } from './chapters/special-command-abilities/chapter.ts';
import { specialPilotAbilities } from './chapters/special-pilot-abilities/chapter.ts';
import { specialUnitAbilities } from './chapters/special-unit-abilities/chapter.ts';
import { sprinting } from './chapters/sprinting/chapter.ts';
import { superheavyMechs } from './chapters/superheavy-mechs/chapter.ts';
import { variableDamage } from './chapters/variable-damage/chapter.ts';
import { vtolAttacks } from './chapters/vtol-attacks/chapter.ts';
import { withdrawal } from './chapters/withdrawal/chapter.ts';

export { implantRules } from './chapters/augmented-warriors/implants.ts';
export { modelTrouble, quirkTrouble } from './chapters/design-quirks/budget.ts';
export { QUIRKS, type Quirk } from './chapters/design-quirks/list.ts';
export { quirkRules } from './chapters/design-quirks/rules.ts';
export { AGGRESSIONS, type Aggression } from './chapters/drones-and-robots/facts.ts';
export { BUILDING_RULES, checkForce } from './chapters/formations/building/check.ts';
export type { BuildingForce, Finding as ForceNote } from './chapters/formations/building/force.ts';
export { buildingOf } from './chapters/formations/called.ts';
export { FACTIONS } from './chapters/formations/factions.ts';
export type { FormationType } from './chapters/formations/formation.ts';
export { type Fit, FORMATIONS, fitOf, fitsOf, formationNamed } from './chapters/formations/list.ts';
export { formationRules } from './chapters/formations/rules.ts';
export { stillFormed } from './chapters/formations/trouble.ts';
export { type Attachment, readFormation, writeFormation } from './chapters/formations/written.ts';
export { ADVICE_RULES, type MissionAdvice, missionAdvice } from './chapters/scenarios/counsel.ts';
export { FEATURES, type Feature } from './chapters/scenarios/features.ts';
export { withMissions } from './chapters/scenarios/pursuit.ts';
export { COMMANDS, type CommandAbility } from './chapters/special-command-abilities/list.ts';
export { commandRules } from './chapters/special-command-abilities/rules.ts';
export { type Counsel, costOf } from './chapters/special-pilot-abilities/budget.ts';
export { nameOf } from './chapters/special-pilot-abilities/knows.ts';
export { pilotRules } from './chapters/special-pilot-abilities/rules.ts';
export { TALENTS, type Talent } from './chapters/special-pilot-abilities/talents.ts';

/** What the game knows beside its core, as the books tell it. A chapter whose rules are given up stays here for the sake of old logs. */
export const CHAPTERS = [
  advancedBuildings,
  advancedInfantry,
  alternateMunitions,
  artilleryFlak,
  augmentedWarriors,
  battlefieldIntelligence,
  boggingDown,
  campaigns,
  climbing,
  counterBattery,
  criticalSuccess,
  deliberateOverheating,
  designQuirks,
  dronesAndRobots,
  ecmAndStealth,
  engineExplosions,
  environment,
  evading,
  externalCargo,
  extremeRanges,
  fireAndSmoke,
  formations,
  fortifiedPositions,
  glancingBlows,
  gliders,
  hullDown,
  lanceMovement,
  landAirMechs,
  morale,
  multipleRolls,
  practicalSight,
  quadsAndTripods,
  quadvees,
  rangeTracking,
  rearWeapons,
  scenarios,
  shielding,
  skidding,
  specialCommandAbilities,
  specialPilotAbilities,
  specialUnitAbilities,
  sprinting,
  superheavyMechs,
  variableDamage,
  vtolAttacks,
  withdrawal,
] as const;
