import type { RuleId } from '@sortie/kernel';
import { useRules } from './abilities/use.ts';
import { aerospaceRules } from './aerospace/rules.ts';
import { artilleryRules } from './artillery/artillery.ts';
import { bombRules } from './artillery/bombs.ts';
import { mineRules } from './artillery/mines.ts';
import { pointDefenseRules } from './artillery/point-defense.ts';
import { advancedRules } from './attack/advanced.ts';
import { rangeRules } from './attack/range.ts';
import { attackRules } from './attack/rules.ts';
import { toHitRules } from './attack/to-hit.ts';
import { boardingRules } from './boarding/boarding.ts';
import { buildingRules } from './buildings/buildings.ts';
import { motiveRules } from './criticals/motive.ts';
import { criticalRules } from './criticals/rules.ts';
import { damageRules } from './damage/rules.ts';
import { networkRules } from './electronics/c3.ts';
import { deviceRules } from './electronics/devices.ts';
import { sensorRules } from './electronics/sensors.ts';
import { deedRules } from './engineering/deeds.ts';
import { orderRules } from './heat/orders.ts';
import { heatRules } from './heat/rules.ts';
import { concealRules } from './hidden/conceal.ts';
import { hiddenRules } from './hidden/hidden.ts';
import { allowanceRules } from './movement/allowance.ts';
import { controlRules } from './movement/control.ts';
import { conversionRules } from './movement/conversion.ts';
import { hexRules } from './movement/hexes.ts';
import { metricRules } from './movement/metric.ts';
import { moveRules } from './movement/move.ts';
import { terrainRules } from './movement/terrain.ts';
import { tmmRules } from './movement/tmm.ts';
import { physicalRules } from './physical/rules.ts';
import type { AlphaRule } from './rule.ts';
import { callingRules } from './sequence/calling.ts';
import { initiativeRules } from './sequence/initiative.ts';
import { pointRules } from './sequence/points.ts';
import { setupRules } from './sequence/setup.ts';
import { turnRules } from './sequence/turn.ts';
import { arcRules } from './sight/arcs.ts';
import { sightRules } from './sight/rules.ts';
import { armorRules } from './special-abilities/armor.ts';
import { endingRules } from './special-abilities/ending.ts';
import { markRules } from './special-abilities/marks.ts';
import { doorRules } from './transport/doors.ts';
import { transportRules } from './transport/transport.ts';

/** The book as far as it is carried out without chapters of its own. */
export const CORE_RULES: readonly AlphaRule[] = [
  ...setupRules,
  ...turnRules,
  ...initiativeRules,
  ...callingRules,
  ...allowanceRules,
  ...terrainRules,
  ...moveRules,
  ...metricRules,
  ...hexRules,
  ...conversionRules,
  ...tmmRules,
  ...controlRules,
  ...useRules,
  ...sightRules,
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
  ...transportRules,
  ...doorRules,
  ...boardingRules,
  ...deviceRules,
  ...networkRules,
  ...artilleryRules,
  ...mineRules,
  ...pointDefenseRules,
  ...buildingRules,
  ...deedRules,
  ...hiddenRules,
  ...concealRules,
  ...armorRules,
  ...orderRules,
  ...endingRules,
  ...pointRules,
  ...sensorRules,
  ...markRules,
  ...bombRules,
  ...aerospaceRules,
];

const isCe = (id: RuleId): boolean => id.endsWith('-ce');

/** What the first printing did not know yet. */
const LATER: readonly RuleId[] = [
  'AS-tmm-13c',
  'AS-to-hit-att-still',
  'AS-to-hit-att-jump',
  'AS-to-hit-jumped',
  'AS-damage-minimal',
  'ASC-bi-init-bonus-award',
  'ASC-deliberate-overheating',
  'ASC-unit-glider-vmm',
];
const ONLY_13: readonly RuleId[] = ['AS-tmm-13', 'AS-init-mods'];

/**
 * The corrected book is what the Companion was written for; the others differ by a list. A name that looked like a number would come first in
 * a record, so the first printing is not called by its year alone.
 */
export function editionsOf(rules: readonly AlphaRule[]): { readonly [name: string]: readonly RuleId[] } {
  const core = rules.filter(({ kind }) => kind === 'core').map(({ id }) => id);
  return {
    'corrected-2013': core.filter(id => !isCe(id) && !ONLY_13.includes(id)),
    'original-2013': core.filter(id => !isCe(id) && !LATER.includes(id)),
    'commanders-edition': [...core.filter(id => !ONLY_13.includes(id)), 'AS-sprint', 'AS-to-hit-ae', 'AS-stl-self'],
  };
}
