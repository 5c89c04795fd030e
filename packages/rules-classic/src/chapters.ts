// Imports for their effect stay in declarations, where those of values are left out: who uses the package sees the words of every chapter.
import './chapters/aerospace/shape.ts';
import './chapters/alien-worlds/shape.ts';
import './chapters/blocking/shape.ts';
import './chapters/burning-vessels/shape.ts';
import './chapters/called-shots/shape.ts';
import './chapters/capacitors/shape.ts';
import './chapters/careful-movement/shape.ts';
import './chapters/careful-standing/shape.ts';
import './chapters/climbing/shape.ts';
import './chapters/coolant/shape.ts';
import './chapters/crawling/shape.ts';
import './chapters/crystalline-canyon/shape.ts';
import './chapters/difficult-ground/shape.ts';
import './chapters/eccm/shape.ts';
import './chapters/ejection/shape.ts';
import './chapters/fieldworks/shape.ts';
import './chapters/fires/shape.ts';
import './chapters/fungal-crevasse/shape.ts';
import './chapters/ghosts/shape.ts';
import './chapters/grappling/shape.ts';
import './chapters/hidden-units/shape.ts';
import './chapters/hitting-the-deck/shape.ts';
import './chapters/hull-down/shape.ts';
import './chapters/hurried-movement/shape.ts';
import './chapters/ice/shape.ts';
import './chapters/individual-initiative/shape.ts';
import './chapters/lance-movement/shape.ts';
import './chapters/lunar-base/shape.ts';
import './chapters/marines/shape.ts';
import './chapters/minefields/shape.ts';
import './chapters/picking-up/shape.ts';
import './chapters/pilot-abilities/shape.ts';
import './chapters/planetary-conditions/shape.ts';
import './chapters/rearming/shape.ts';
import './chapters/rerouting/shape.ts';
import './chapters/recon-cameras/shape.ts';
import './chapters/remote-sensors/shape.ts';
import './chapters/sensors/shape.ts';
import './chapters/shields/shape.ts';
import './chapters/shutting-off/shape.ts';
import './chapters/sprinting/shape.ts';
import './chapters/suppressing/shape.ts';
import './chapters/throwing/shape.ts';
import './chapters/trailers/shape.ts';
import './chapters/tripping/shape.ts';
import './chapters/turn-modes/shape.ts';
import './chapters/vtol-bombing/shape.ts';
import './chapters/water-line/shape.ts';
import './chapters/zip-lines/shape.ts';
import './chapters/extreme-depths/shape.ts';
import './chapters/terrain-factor/shape.ts';
import './chapters/hazardous-pools/shape.ts';
import './chapters/mobile-structures/shape.ts';
import './chapters/munitions/shape.ts';
import './chapters/caustic-valley/shape.ts';
import './chapters/wing-in-ground-effect/shape.ts';
import './chapters/quicksand/shape.ts';
import './chapters/expanded-criticals/shape.ts';
import './chapters/battle-armor-underwater/shape.ts';
import './chapters/hot-loading/shape.ts';
import './chapters/worn-units/shape.ts';
import './chapters/rapid-fire/shape.ts';
import './chapters/artillery/shape.ts';
import './chapters/warriors-afoot/shape.ts';
import { activeProbes } from './chapters/active-probes/chapter.ts';
import { actuatorEnhancement } from './chapters/actuator-enhancement/chapter.ts';
import { advancedCriticals } from './chapters/advanced-criticals/chapter.ts';
import { aerospace } from './chapters/aerospace/chapter.ts';
import { aimedSwings } from './chapters/aimed-swings/chapter.ts';
import { alienWorlds } from './chapters/alien-worlds/chapter.ts';
import { armorKits } from './chapters/armor-kits/chapter.ts';
import { artillery } from './chapters/artillery/chapter.ts';
import { battleArmor } from './chapters/battle-armor/chapter.ts';
import { battleArmorUnderwater } from './chapters/battle-armor-underwater/chapter.ts';
import { battlefieldIntelligence } from './chapters/battlefield-intelligence/chapter.ts';
import { blocking } from './chapters/blocking/chapter.ts';
import { burningVessels } from './chapters/burning-vessels/chapter.ts';
import { calledShots } from './chapters/called-shots/chapter.ts';
import { capacitors } from './chapters/capacitors/chapter.ts';
import { carefulMovement } from './chapters/careful-movement/chapter.ts';
import { carefulStanding } from './chapters/careful-standing/chapter.ts';
import { causticValley } from './chapters/caustic-valley/chapter.ts';
import { climbing } from './chapters/climbing/chapter.ts';
import { coolant } from './chapters/coolant/chapter.ts';
import { crawling } from './chapters/crawling/chapter.ts';
import { crystallineCanyon } from './chapters/crystalline-canyon/chapter.ts';
import { darkness } from './chapters/darkness/chapter.ts';
import { deadZones } from './chapters/dead-zones/chapter.ts';
import { decks } from './chapters/decks/chapter.ts';
import { difficultGround } from './chapters/difficult-ground/chapter.ts';
import { eccm } from './chapters/eccm/chapter.ts';
import { ejection } from './chapters/ejection/chapter.ts';
import { engineExplosions } from './chapters/engine-explosions/chapter.ts';
import { evading } from './chapters/evading/chapter.ts';
import { expandedCriticals } from './chapters/expanded-criticals/chapter.ts';
import { expandedFalling } from './chapters/expanded-falling/chapter.ts';
import { expandedHeat } from './chapters/expanded-heat/chapter.ts';
import { extremeDepths } from './chapters/extreme-depths/chapter.ts';
import { extremeRange } from './chapters/extreme-range/chapter.ts';
import { fatigue } from './chapters/fatigue/chapter.ts';
import { fieldGuns } from './chapters/field-guns/chapter.ts';
import { fieldworks } from './chapters/fieldworks/chapter.ts';
import { fires } from './chapters/fires/chapter.ts';
import { floatingCriticals } from './chapters/floating-criticals/chapter.ts';
import { forcedWithdrawal } from './chapters/forced-withdrawal/chapter.ts';
import { fungalCrevasse } from './chapters/fungal-crevasse/chapter.ts';
import { ghosts } from './chapters/ghosts/chapter.ts';
import { glancingAndDirectBlows } from './chapters/glancing-and-direct-blows/chapter.ts';
import { grappling } from './chapters/grappling/chapter.ts';
import { hazardousPools } from './chapters/hazardous-pools/chapter.ts';
import { hiddenUnits } from './chapters/hidden-units/chapter.ts';
import { hittingTheDeck } from './chapters/hitting-the-deck/chapter.ts';
import { hotLoading } from './chapters/hot-loading/chapter.ts';
import { hullDown } from './chapters/hull-down/chapter.ts';
import { hurriedMovement } from './chapters/hurried-movement/chapter.ts';
import { ice } from './chapters/ice/chapter.ts';
import { individualInitiative } from './chapters/individual-initiative/chapter.ts';
import { infantryCombat } from './chapters/infantry-combat/chapter.ts';
import { infantryCover } from './chapters/infantry-cover/chapter.ts';
import { lanceMovement } from './chapters/lance-movement/chapter.ts';
import { lunarBase } from './chapters/lunar-base/chapter.ts';
import { magma } from './chapters/magma/chapter.ts';
import { marines } from './chapters/marines/chapter.ts';
import { minefields } from './chapters/minefields/chapter.ts';
import { mobileStructures } from './chapters/mobile-structures/chapter.ts';
import { munitions } from './chapters/munitions/chapter.ts';
import { pickingUp } from './chapters/picking-up/chapter.ts';
import { pilotAbilities } from './chapters/pilot-abilities/chapter.ts';
import { planetaryConditions } from './chapters/planetary-conditions/chapter.ts';
import { proneQuads } from './chapters/prone-quads/chapter.ts';
import { quicksand } from './chapters/quicksand/chapter.ts';
import { rapidFire } from './chapters/rapid-fire/chapter.ts';
import { rapids } from './chapters/rapids/chapter.ts';
import { rearming } from './chapters/rearming/chapter.ts';
import { reconCameras } from './chapters/recon-cameras/chapter.ts';
import { remoteSensors } from './chapters/remote-sensors/chapter.ts';
import { rerouting } from './chapters/rerouting/chapter.ts';
import { sensors } from './chapters/sensors/chapter.ts';
import { shielding } from './chapters/shielding/chapter.ts';
import { shields } from './chapters/shields/chapter.ts';
import { shuttingOff } from './chapters/shutting-off/chapter.ts';
import { specialBlows } from './chapters/special-blows/chapter.ts';
import { sprinting } from './chapters/sprinting/chapter.ts';
import { standingStill } from './chapters/standing-still/chapter.ts';
import { strongholds } from './chapters/strongholds/chapter.ts';
import { suppressing } from './chapters/suppressing/chapter.ts';
import { terrainFactor } from './chapters/terrain-factor/chapter.ts';
import { throwing } from './chapters/throwing/chapter.ts';
import { tornLimbs } from './chapters/torn-limbs/chapter.ts';
import { trailers } from './chapters/trailers/chapter.ts';
import { tripping } from './chapters/tripping/chapter.ts';
import { turnModes } from './chapters/turn-modes/chapter.ts';
import { vehicleEffectiveness } from './chapters/vehicle-effectiveness/chapter.ts';
import { vtolBombing } from './chapters/vtol-bombing/chapter.ts';
import { warriorsAfoot } from './chapters/warriors-afoot/chapter.ts';
import { waterLine } from './chapters/water-line/chapter.ts';
import { weather } from './chapters/weather/chapter.ts';
import { wingInGroundEffect } from './chapters/wing-in-ground-effect/chapter.ts';
import { wornUnits } from './chapters/worn-units/chapter.ts';
import { zipLines } from './chapters/zip-lines/chapter.ts';

export { flightRules } from './chapters/aerospace/rules.ts';
export { mineCost } from './chapters/minefields/prices.ts';
export { MINE_KINDS, type Minefield } from './chapters/minefields/shape.ts';
export { munitionRules } from './chapters/munitions/rules.ts';

/** What the game knows beside its core. A chapter whose rules are given up stays here for the sake of old logs. */
export const CHAPTERS = [
  activeProbes,
  actuatorEnhancement,
  advancedCriticals,
  aerospace,
  aimedSwings,
  alienWorlds,
  armorKits,
  wornUnits,
  artillery,
  battleArmor,
  battleArmorUnderwater,
  battlefieldIntelligence,
  blocking,
  burningVessels,
  calledShots,
  capacitors,
  carefulMovement,
  carefulStanding,
  causticValley,
  climbing,
  coolant,
  crawling,
  crystallineCanyon,
  darkness,
  deadZones,
  decks,
  difficultGround,
  eccm,
  ejection,
  engineExplosions,
  evading,
  expandedCriticals,
  expandedFalling,
  expandedHeat,
  extremeDepths,
  extremeRange,
  fatigue,
  fieldGuns,
  fieldworks,
  fires,
  floatingCriticals,
  forcedWithdrawal,
  fungalCrevasse,
  ghosts,
  glancingAndDirectBlows,
  grappling,
  hazardousPools,
  hiddenUnits,
  hittingTheDeck,
  hotLoading,
  hullDown,
  hurriedMovement,
  ice,
  individualInitiative,
  infantryCombat,
  infantryCover,
  lanceMovement,
  lunarBase,
  magma,
  marines,
  minefields,
  mobileStructures,
  munitions,
  pickingUp,
  pilotAbilities,
  planetaryConditions,
  proneQuads,
  quicksand,
  rapidFire,
  rapids,
  rearming,
  reconCameras,
  remoteSensors,
  rerouting,
  sensors,
  shielding,
  shields,
  shuttingOff,
  specialBlows,
  sprinting,
  standingStill,
  strongholds,
  suppressing,
  terrainFactor,
  throwing,
  tornLimbs,
  trailers,
  tripping,
  turnModes,
  vehicleEffectiveness,
  vtolBombing,
  warriorsAfoot,
  waterLine,
  weather,
  wingInGroundEffect,
  zipLines,
] as const;
