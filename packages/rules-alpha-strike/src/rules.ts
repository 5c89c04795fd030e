import type { RuleId } from '@sortie/kernel';
import { rangeRules } from './attack/range.ts';
import { attackRules } from './attack/rules.ts';
import { toHitRules } from './attack/to-hit.ts';
import { motiveRules } from './criticals/motive.ts';
import { criticalRules } from './criticals/rules.ts';
import { damageRules } from './damage/rules.ts';
import { heatRules } from './heat/rules.ts';
import { allowanceRules } from './movement/allowance.ts';
import { moveRules } from './movement/move.ts';
import { terrainRules } from './movement/terrain.ts';
import { tmmRules } from './movement/tmm.ts';
import { physicalRules } from './physical/rules.ts';
import type { AlphaRule } from './rule.ts';
import { initiativeRules } from './sequence/initiative.ts';
import { orderRules } from './sequence/order.ts';
import { setupRules } from './sequence/setup.ts';
import { turnRules } from './sequence/turn.ts';
import { arcRules } from './sight/arcs.ts';
import { sightRules } from './sight/rules.ts';

/** Every rule of the game, chapter by chapter. */
export const RULES: readonly AlphaRule[] = [
  ...setupRules,
  ...turnRules,
  ...initiativeRules,
  ...orderRules,
  ...allowanceRules,
  ...terrainRules,
  ...moveRules,
  ...tmmRules,
  ...sightRules,
  ...arcRules,
  ...rangeRules,
  ...toHitRules,
  ...attackRules,
  ...damageRules,
  ...criticalRules,
  ...motiveRules,
  ...heatRules,
  ...physicalRules,
];

const isCe = (id: RuleId): boolean => id.endsWith('-ce');
const CORE: readonly RuleId[] = RULES.filter(({ kind }) => kind === 'core').map(({ id }) => id);

/** What the first printing did not know yet. */
const LATER: readonly RuleId[] = ['AS-tmm-13c', 'AS-to-hit-att-still', 'AS-to-hit-att-jump', 'AS-to-hit-jumped', 'AS-damage-minimal'];
const ONLY_13: readonly RuleId[] = ['AS-tmm-13'];

/** The corrected book is what the Companion was written for; the others differ by a list. */
export const EDITIONS: { readonly [name: string]: readonly RuleId[] } = {
  'corrected-2013': CORE.filter(id => !isCe(id) && !ONLY_13.includes(id)),
  '2013': CORE.filter(id => !isCe(id) && !LATER.includes(id)),
  'commanders-edition': [...CORE.filter(id => !ONLY_13.includes(id)), 'AS-sprint'],
};
