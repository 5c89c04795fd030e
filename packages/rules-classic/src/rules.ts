import type { RuleId } from '@sortie/kernel';
import { fighterHitRules } from './aerospace/wound.ts';
import { explosionRules } from './ammunition/explosions.ts';
import { externalRules } from './ammunition/external.ts';
import { loadRules } from './ammunition/loads.ts';
import { arcRules } from './arcs/arcs.ts';
import { barrageRules } from './attack/barrage.ts';
import { velocityRules } from './attack/barrels.ts';
import { declareRules } from './attack/declare.ts';
import { jamRules } from './attack/jams.ts';
import { limitRules } from './attack/limits.ts';
import { resolveRules } from './attack/resolve.ts';
import { toHitRules } from './attack/to-hit.ts';
import { torpedoRules } from './attack/torpedoes.ts';
import { buildingRules } from './buildings/buildings.ts';
import { floorRules } from './buildings/floors.ts';
import { wallRules } from './buildings/walls.ts';
import { clusterRules } from './cluster/cluster.ts';
import { criticalRules } from './criticals/criticals.ts';
import { damageRules } from './damage/damage.ts';
import { consoleRules } from './electronics/console.ts';
import { fieldRules } from './electronics/fields.ts';
import { networkRules } from './electronics/network.ts';
import { settingRules } from './electronics/settings.ts';
import { stealthRules } from './electronics/stealth.ts';
import { boosterRules } from './equipment/boosters.ts';
import { fireControlRules } from './equipment/fire-control.ts';
import { insulatorRules } from './equipment/insulators.ts';
import { listedRules } from './equipment/listed.ts';
import { platingRules } from './equipment/plating.ts';
import { rareWeaponRules } from './equipment/rare-weapons.ts';
import { spikeRules } from './equipment/spikes.ts';
import { fuelRules } from './heat/fuel.ts';
import { heatRules } from './heat/heat.ts';
import { climbingRules } from './infantry/climbing.ts';
import { diggingRules } from './infantry/digging.ts';
import { disguiseRules } from './infantry/disguise.ts';
import { disposableRules } from './infantry/disposables.ts';
import { fieldGunRules } from './infantry/field-guns.ts';
import { infantryRules } from './infantry/infantry.ts';
import { ridingRules } from './infantry/riding.ts';
import { specialistRules } from './infantry/specialists.ts';
import { locationRules } from './locations/locate.ts';
import { jumpingRules } from './movement/jumping.ts';
import { modeRules } from './movement/modes.ts';
import { pointRules } from './movement/points.ts';
import { stackingRules } from './movement/stacking.ts';
import { swimmingRules } from './movement/swimming.ts';
import { taskRules } from './movement/tasks.ts';
import { wingRules } from './movement/wings.ts';
import { shipRules } from './naval/ships.ts';
import { sinkingRules } from './naval/sinking.ts';
import { vesselCrewRules } from './naval/vessel-crew.ts';
import { vesselHitRules } from './naval/vessel-hits.ts';
import { vesselMoveRules } from './naval/vessel-moves.ts';
import { assaultRules } from './physical/assault.ts';
import { clubRules } from './physical/clubs.ts';
import { displaceRules } from './physical/displace.ts';
import { handheldRules } from './physical/handheld.ts';
import { numberRules } from './physical/numbers.ts';
import { rareBlowRules } from './physical/rare-blows.ts';
import { strikeRules } from './physical/strike.ts';
import { tornRules } from './physical/torn.ts';
import { tripodRules } from './physical/tripods.ts';
import { vibrobladeRules } from './physical/vibroblades.ts';
import { whipRules } from './physical/whips.ts';
import { enteringRules } from './piloting/entering.ts';
import { fallRules } from './piloting/fall.ts';
import { pilotingModifiers } from './piloting/modifiers.ts';
import { rollRules } from './piloting/roll.ts';
import { skidRules } from './piloting/skid.ts';
import { leavingRules } from './pilots/leaving.ts';
import { pilotRules } from './pilots/pilots.ts';
import { pointingRules } from './pods/pointing.ts';
import { podRules } from './pods/rules.ts';
import { protoRules } from './protos/protos.ts';
import type { ClassicRule } from './rule.ts';
import { deploymentRules } from './scenarios/deployment.ts';
import { yearRules } from './scenarios/years.ts';
import { initiativeRules } from './sequence/initiative.ts';
import { turnRules } from './sequence/turn.ts';
import { victoryRules } from './sequence/victory.ts';
import { sheetRules } from './sheet/rules.ts';
import { sightRules } from './sight/sight.ts';
import { clearingRules } from './terrain/clearing.ts';
import { costRules } from './terrain/costs.ts';
import { driftRules } from './terrain/drift.ts';
import { fireRules } from './terrain/fires.ts';
import { flameRules } from './terrain/flames.ts';
import { amphibiousRules } from './vehicles/amphibious.ts';
import { carryingRules } from './vehicles/carrying.ts';
import { drivingRules } from './vehicles/driving.ts';
import { floodingRules } from './vehicles/flooding.ts';
import { flyingRules } from './vehicles/flying.ts';
import { mastRules } from './vehicles/masts.ts';
import { sideslipRules } from './vehicles/sideslip.ts';
import { superheavyRules } from './vehicles/superheavy.ts';
import { vehicleDamageRules } from './vehicles/wound.ts';

/** The book as far as it is carried out without chapters of its own. */
export const CORE_RULES: readonly ClassicRule[] = [
  ...initiativeRules,
  ...turnRules,
  ...victoryRules,
  ...modeRules,
  ...taskRules,
  ...pointRules,
  ...costRules,
  ...clearingRules,
  ...fireRules,
  ...flameRules,
  ...driftRules,
  ...jumpingRules,
  ...swimmingRules,
  ...wingRules,
  ...stackingRules,
  ...enteringRules,
  ...skidRules,
  ...rollRules,
  ...fallRules,
  ...pilotingModifiers,
  ...sightRules,
  ...arcRules,
  ...declareRules,
  ...barrageRules,
  ...toHitRules,
  ...jamRules,
  ...limitRules,
  ...torpedoRules,
  ...fireControlRules,
  ...settingRules,
  ...fieldRules,
  ...networkRules,
  ...stealthRules,
  ...boosterRules,
  ...platingRules,
  ...listedRules,
  ...rareWeaponRules,
  ...resolveRules,
  ...clusterRules,
  ...locationRules,
  ...damageRules,
  ...criticalRules,
  ...explosionRules,
  ...loadRules,
  ...externalRules,
  ...fighterHitRules,
  ...heatRules,
  ...strikeRules,
  ...numberRules,
  ...tripodRules,
  ...vibrobladeRules,
  ...clubRules,
  ...tornRules,
  ...handheldRules,
  ...assaultRules,
  ...displaceRules,
  ...pilotRules,
  ...leavingRules,
  ...deploymentRules,
  ...yearRules,
  ...vehicleDamageRules,
  ...drivingRules,
  ...carryingRules,
  ...amphibiousRules,
  ...floodingRules,
  ...sideslipRules,
  ...flyingRules,
  ...mastRules,
  ...infantryRules,
  ...diggingRules,
  ...disguiseRules,
  ...climbingRules,
  ...ridingRules,
  ...fieldGunRules,
  ...podRules,
  ...pointingRules,
  ...protoRules,
  ...buildingRules,
  ...wallRules,
  ...floorRules,
  ...sheetRules,
  ...velocityRules,
  ...consoleRules,
  ...fuelRules,
  ...disposableRules,
  ...specialistRules,
  ...superheavyRules,
  ...shipRules,
  ...sinkingRules,
  ...vesselCrewRules,
  ...vesselHitRules,
  ...vesselMoveRules,
  ...spikeRules,
  ...rareBlowRules,
  ...whipRules,
  ...insulatorRules,
];

/** Options and other editions are lists of the same ids. */
export const editionsOf = (rules: readonly Pick<ClassicRule, 'id' | 'kind'>[]): { readonly [name: string]: readonly RuleId[] } => ({
  classic: rules.filter(({ kind }) => kind !== 'optional' && kind !== 'advanced').map(({ id }) => id),
});
