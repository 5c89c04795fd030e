import type { ClassicRule } from '../rule.ts';
import { aerospaceRules } from './aerospace/rules.ts';
import { artilleryRules } from './artillery/rules.ts';
import { stormingRules } from './boarding/storming.ts';
import { castleRules } from './buildings/castles.ts';
import { fenceRules } from './buildings/fences.ts';
import { fortressRules } from './buildings/fortresses.ts';
import { rearmingRules } from './campaign/rearming.ts';
import { barrelRules } from './combat/barrels.ts';
import { blowRules } from './combat/blows.ts';
import { calledShotRules } from './combat/called-shots.ts';
import { deadZoneRules } from './combat/dead-zones.ts';
import { hotLoadingRules } from './combat/hot-loading.ts';
import { machineGunRules } from './combat/machine-guns.ts';
import { proneQuadRules } from './combat/prone-quads.ts';
import { rangeRules } from './combat/range.ts';
import { rapidFireRules } from './combat/rapid-fire.ts';
import { suppressingRules } from './combat/suppressing.ts';
import { switchingRules } from './combat/switching.ts';
import { waterLineRules } from './combat/water-line.ts';
import { engineRules } from './criticals/engines.ts';
import { expandedRules } from './criticals/expanded.ts';
import { floatingRules } from './criticals/floating.ts';
import { ejectionRules } from './ejection/ejecting.ts';
import { ziplineRules } from './ejection/ziplines.ts';
import { cameraRules } from './electronics/camera.ts';
import { consoleRules } from './electronics/console.ts';
import { eccmRules } from './electronics/eccm.ts';
import { ghostRules } from './electronics/ghosts.ts';
import { probeRules } from './electronics/probes.ts';
import { remoteRules } from './electronics/remotes/remotes.ts';
import { fatigueRules } from './fatigue/fatigue.ts';
import { fireWeatherRules } from './fire-smoke/fires.ts';
import { coolantRules } from './heat/coolant.ts';
import { fuelRules } from './heat/fuel.ts';
import { laserRules } from './heat/lasers.ts';
import { scaleRules } from './heat/scale.ts';
import { temperatureRules } from './heat/temperature.ts';
import { coverRules } from './infantry/cover.ts';
import { disposableRules } from './infantry/disposables.ts';
import { fieldGunRules } from './infantry/field-guns.ts';
import { infantryHitRules } from './infantry/hits.ts';
import { specialistRules } from './infantry/specialists.ts';
import { troopTableRules } from './infantry/tables.ts';
import { underwaterRules } from './infantry/underwater.ts';
import { superheavyRules } from './large-units/superheavy.ts';
import { clearingRules } from './minefields/clearing.ts';
import { commandMineRules } from './minefields/command.ts';
import { hiddenMineRules, minefieldRules } from './minefields/fields.ts';
import { layingRules } from './minefields/laying.ts';
import { minePriceRules } from './minefields/prices.ts';
import { carefulRules } from './movement/careful.ts';
import { climbingRules } from './movement/climbing.ts';
import { crawlingRules } from './movement/crawling.ts';
import { evadingRules } from './movement/evading.ts';
import { fallingRules } from './movement/falling.ts';
import { hullDownRules } from './movement/hull-down.ts';
import { hurryingRules } from './movement/hurrying.ts';
import { lanceRules } from './movement/lances.ts';
import { shieldingRules } from './movement/shielding.ts';
import { sprintingRules } from './movement/sprinting.ts';
import { standingStillRules } from './movement/standing-still.ts';
import { munitionRules } from './munitions/rules.ts';
import { depthRules } from './naval/depths.ts';
import { extremeRules } from './naval/extreme.ts';
import { rapidsRules } from './naval/rapids.ts';
import { shipRules } from './naval/ships.ts';
import { sinkingRules } from './naval/sinking.ts';
import { vesselCrewRules } from './naval/vessel-crew.ts';
import { vesselHitRules } from './naval/vessel-hits.ts';
import { vesselMoveRules } from './naval/vessel-moves.ts';
import { armRules } from './physical/arms.ts';
import { carryingRules } from './physical/carrying.ts';
import { holdRules } from './physical/holds.ts';
import { limbRules } from './physical/limb-weight.ts';
import { rareBlowRules } from './physical/rare.ts';
import { shieldRules } from './physical/shields.ts';
import { spikeRules } from './physical/spikes.ts';
import { airRules } from './planetary/air.ts';
import { gravityRules } from './planetary/gravity.ts';
import { vacuumRules } from './planetary/vacuum.ts';
import { blindRules } from './sensors/blind.ts';
import { mastRules } from './sensors/mast.ts';
import { scanningRules } from './sensors/scanning.ts';
import { stealthDetectionRules } from './sensors/stealth.ts';
import { visualRules } from './sensors/visual.ts';
import { waterLineSightRules } from './sensors/water-line.ts';
import { boggedRules } from './terrain/bogged.ts';
import { displacementRules } from './terrain/displacement.ts';
import { eruptionRules } from './terrain/eruptions.ts';
import { groundRules } from './terrain/ground.ts';
import { hazardRules } from './terrain/hazards.ts';
import { hiddenPoolRules } from './terrain/hidden-pools.ts';
import { iceRules } from './terrain/ice.ts';
import { poolRules } from './terrain/pools.ts';
import { quicksandRules } from './terrain/quicksand.ts';
import { roadRules } from './terrain/roads.ts';
import { thinIceRules } from './terrain/thin-ice.ts';
import { bombingRules } from './vehicles/bombing.ts';
import { effectivenessRules } from './vehicles/effectiveness.ts';
import { fieldworkRules } from './vehicles/fieldworks.ts';
import { turnModeRules } from './vehicles/turn-modes.ts';
import { wigeRules } from './vehicles/wige.ts';
import { fogRules } from './weather/fog.ts';
import { lightRules } from './weather/light.ts';
import { skyRules } from './weather/sky.ts';
import { snowRules } from './weather/snow.ts';
import { stormRules } from './weather/storms.ts';

/** What Tactical Operations adds, as far as its errata tell it: every table chooses for itself. */
export const advancedRules: readonly ClassicRule[] = [
  ...artilleryRules,
  ...munitionRules,
  ...sprintingRules,
  ...evadingRules,
  ...standingStillRules,
  ...shieldingRules,
  ...crawlingRules,
  ...hurryingRules,
  ...hullDownRules,
  ...climbingRules,
  ...fallingRules,
  ...temperatureRules,
  ...scaleRules,
  ...coolantRules,
  ...laserRules,
  ...fuelRules,
  ...floatingRules,
  ...expandedRules,
  ...engineRules,
  ...ejectionRules,
  ...rangeRules,
  ...rapidFireRules,
  ...switchingRules,
  ...suppressingRules,
  ...machineGunRules,
  ...hotLoadingRules,
  ...deadZoneRules,
  ...calledShotRules,
  ...blowRules,
  ...barrelRules,
  ...waterLineRules,
  ...proneQuadRules,
  ...armRules,
  ...rareBlowRules,
  ...holdRules,
  ...carryingRules,
  ...limbRules,
  ...shieldRules,
  ...spikeRules,
  ...groundRules,
  ...iceRules,
  ...boggedRules,
  ...fogRules,
  ...stormRules,
  ...lightRules,
  ...airRules,
  ...gravityRules,
  ...vacuumRules,
  ...poolRules,
  ...hazardRules,
  ...displacementRules,
  ...eruptionRules,
  ...hiddenPoolRules,
  ...quicksandRules,
  ...roadRules,
  ...thinIceRules,
  ...skyRules,
  ...snowRules,
  ...rearmingRules,
  ...troopTableRules,
  ...fireWeatherRules,
  ...fortressRules,
  ...castleRules,
  ...stormingRules,
  ...fatigueRules,
  ...fenceRules,
  ...fieldGunRules,
  ...infantryHitRules,
  ...underwaterRules,
  ...coverRules,
  ...disposableRules,
  ...specialistRules,
  ...minefieldRules,
  ...hiddenMineRules,
  ...minePriceRules,
  ...clearingRules,
  ...layingRules,
  ...commandMineRules,
  ...depthRules,
  ...extremeRules,
  ...rapidsRules,
  ...shipRules,
  ...vesselHitRules,
  ...vesselCrewRules,
  ...vesselMoveRules,
  ...sinkingRules,
  ...superheavyRules,
  ...eccmRules,
  ...ghostRules,
  ...probeRules,
  ...remoteRules,
  ...consoleRules,
  ...cameraRules,
  ...blindRules,
  ...visualRules,
  ...scanningRules,
  ...stealthDetectionRules,
  ...waterLineSightRules,
  ...mastRules,
  ...turnModeRules,
  ...fieldworkRules,
  ...wigeRules,
  ...effectivenessRules,
  ...bombingRules,
  ...carefulRules,
  ...lanceRules,
  ...ziplineRules,
  ...aerospaceRules,
];
