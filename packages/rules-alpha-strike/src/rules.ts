import type { RuleId } from '@sortie/kernel';
import { aerospaceRules } from './aerospace/rules.ts';
import { artilleryRules } from './artillery/artillery.ts';
import { bombRules } from './artillery/bombs.ts';
import { mineRules } from './artillery/mines.ts';
import { pointDefenseRules } from './artillery/point-defense.ts';
import { advancedRules } from './attack/advanced.ts';
import { munitionRules } from './attack/munitions.ts';
import { attackOptions } from './attack/options.ts';
import { rangeRules } from './attack/range.ts';
import { rearRules } from './attack/rear.ts';
import { attackRules } from './attack/rules.ts';
import { runRules } from './attack/runs.ts';
import { toHitRules } from './attack/to-hit.ts';
import { boardingRules } from './boarding/boarding.ts';
import { armedRules } from './buildings/armed.ts';
import { buildingRules } from './buildings/buildings.ts';
import { captureRules } from './buildings/capture.ts';
import { emplacementRules } from './buildings/emplacements.ts';
import { protoRules } from './card/proto.ts';
import { commandRules } from './commands/rules.ts';
import { motiveRules } from './criticals/motive.ts';
import { criticalRules } from './criticals/rules.ts';
import { damageRules } from './damage/rules.ts';
import { deviceRules } from './electronics/devices.ts';
import { modeRules } from './electronics/modes.ts';
import { pulseRules } from './electronics/pulses.ts';
import { sensorRules } from './electronics/sensors.ts';
import { deedRules } from './engineering/deeds.ts';
import { environmentRules } from './environment/environment.ts';
import { fireRules } from './environment/fire.ts';
import { formationRules } from './formations/rules.ts';
import { bailOutRules } from './heat/bail-out.ts';
import { orderRules as endOrderRules } from './heat/orders.ts';
import { heatRules } from './heat/rules.ts';
import { concealRules } from './hidden/conceal.ts';
import { hiddenRules } from './hidden/hidden.ts';
import { moraleRules } from './morale/withdrawal.ts';
import { allowanceRules } from './movement/allowance.ts';
import { bogRules } from './movement/bog.ts';
import { climbingRules } from './movement/climbing.ts';
import { conversionRules } from './movement/conversion.ts';
import { hexRules } from './movement/hexes.ts';
import { moveRules } from './movement/move.ts';
import { skidRules } from './movement/skid.ts';
import { stanceRules } from './movement/stances.ts';
import { terrainRules } from './movement/terrain.ts';
import { tmmRules } from './movement/tmm.ts';
import { physicalRules } from './physical/rules.ts';
import { pilotRules } from './pilots/rules.ts';
import { quirkRules } from './quirks/rules.ts';
import type { AlphaRule } from './rule.ts';
import { missionRules } from './scenarios/rules.ts';
import { briefingRules } from './sequence/briefing.ts';
import { initiativeRules } from './sequence/initiative.ts';
import { intelligenceRules } from './sequence/intelligence.ts';
import { lanceRules } from './sequence/lances.ts';
import { orderRules } from './sequence/order.ts';
import { setupRules } from './sequence/setup.ts';
import { turnRules } from './sequence/turn.ts';
import { arcRules } from './sight/arcs.ts';
import { practicalRules } from './sight/practical.ts';
import { sightRules } from './sight/rules.ts';
import { armorRules } from './special-abilities/armor.ts';
import { endingRules } from './special-abilities/ending.ts';
import { markRules } from './special-abilities/marks.ts';
import { cargoRules } from './transport/cargo.ts';
import { doorRules } from './transport/doors.ts';
import { liftRules } from './transport/lift.ts';
import { throwRules } from './transport/throw.ts';
import { towRules } from './transport/tow.ts';
import { transportRules } from './transport/transport.ts';
import { unitTypeRules } from './unit-types/rules.ts';

/** Every rule of the game, chapter by chapter. */
export const RULES: readonly AlphaRule[] = [
  ...setupRules,
  ...turnRules,
  ...initiativeRules,
  ...orderRules,
  ...allowanceRules,
  ...terrainRules,
  ...moveRules,
  ...hexRules,
  ...climbingRules,
  ...conversionRules,
  ...tmmRules,
  ...sightRules,
  ...practicalRules,
  ...arcRules,
  ...rangeRules,
  ...toHitRules,
  ...attackRules,
  ...advancedRules,
  ...damageRules,
  ...criticalRules,
  ...motiveRules,
  ...heatRules,
  ...physicalRules,
  ...rearRules,
  ...attackOptions,
  ...stanceRules,
  ...bogRules,
  ...transportRules,
  ...doorRules,
  ...boardingRules,
  ...deviceRules,
  ...intelligenceRules,
  ...artilleryRules,
  ...mineRules,
  ...pointDefenseRules,
  ...buildingRules,
  ...deedRules,
  ...environmentRules,
  ...hiddenRules,
  ...concealRules,
  ...armorRules,
  ...endOrderRules,
  ...endingRules,
  ...moraleRules,
  ...munitionRules,
  ...armedRules,
  ...protoRules,
  ...pulseRules,
  ...modeRules,
  ...sensorRules,
  ...skidRules,
  ...lanceRules,
  ...markRules,
  ...fireRules,
  ...cargoRules,
  ...liftRules,
  ...throwRules,
  ...towRules,
  ...bombRules,
  ...runRules,
  ...emplacementRules,
  ...captureRules,
  ...briefingRules,
  ...missionRules,
  ...bailOutRules,
  ...aerospaceRules,
  ...commandRules,
  ...pilotRules,
  ...quirkRules,
  ...formationRules,
  ...unitTypeRules,
];

const isCe = (id: RuleId): boolean => id.endsWith('-ce');
const CORE: readonly RuleId[] = RULES.filter(({ kind }) => kind === 'core').map(({ id }) => id);

/** What the first printing did not know yet. */
const LATER: readonly RuleId[] = [
  'AS-tmm-13c',
  'AS-to-hit-att-still',
  'AS-to-hit-att-jump',
  'AS-to-hit-jumped',
  'AS-damage-minimal',
  'ASC-unit-glider-vmm',
];
const ONLY_13: readonly RuleId[] = ['AS-tmm-13'];

/**
 * The corrected book is what the Companion was written for; the others differ by a list. A name that looked like a number would come first in
 * a record, so the first printing is not called by its year alone.
 */
export const EDITIONS: { readonly [name: string]: readonly RuleId[] } = {
  'corrected-2013': CORE.filter(id => !isCe(id) && !ONLY_13.includes(id)),
  'original-2013': CORE.filter(id => !isCe(id) && !LATER.includes(id)),
  'commanders-edition': [...CORE.filter(id => !ONLY_13.includes(id)), 'AS-sprint', 'AS-to-hit-ae', 'AS-stl-self'],
};
