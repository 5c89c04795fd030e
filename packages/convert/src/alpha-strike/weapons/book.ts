import type { RuleId } from '@sortie/kernel';
import { HEATED_RULES, type HeatedRule, type HotRange, type LongRange } from '../heat/modified.ts';
import { inForce, page, READING, type RuleHead } from '../rule.ts';
import { ABILITY_RULES, type AbilityRule } from '../special-abilities/damage.ts';
import { COUNTING_RULES, type CountingRule } from './counting.ts';
import { FACING_RULES, type FacingRule } from './facing.ts';
import { GUIDANCE_RULES, type GuidanceRule } from './guidance.ts';
import { PLATOON_RULES, type PlatoonRule } from './platoon.ts';
import { CURRENT, PRINTED, type WeaponTable } from './table.ts';
import { SUIT_RULES, type SuitRule } from './troops.ts';

export interface TableRule extends RuleHead {
  readonly table: WeaponTable;
}

export const TABLE_RULES: readonly TableRule[] = [
  {
    id: 'ASC-conv-weap-table-contents',
    cite: page(100),
    table: PRINTED,
    covers: [
      'ASC-tbl-weapons-is',
      'ASC-tbl-weapons-clan',
      'ASC-tbl-weapons-ba-is',
      'ASC-tbl-weapons-ba-clan',
      'ASC-tbl-weapons-capital',
      'ASC-conv-weap-tech-base',
      'ASC-conv-weap-mixed-tech',
      'ASC-conv-weap-shared-tables',
    ],
  },
  { id: 'HOUSE-as-weap-values', cite: READING, replaces: ['ASC-conv-weap-table-contents'], table: CURRENT },
];

/** The rules of attack of an edition. */
export interface AttackBook {
  readonly table: TableRule;
  readonly facing: readonly FacingRule[];
  readonly counting: readonly CountingRule[];
  readonly guidance: readonly GuidanceRule[];
  readonly abilities: readonly AbilityRule[];
  readonly platoon: readonly PlatoonRule[];
  readonly suits: readonly SuitRule[];
  readonly longRange: HeatedRule & { readonly longRange: (range: HotRange) => LongRange };
}

export const ATTACK_RULES: readonly RuleHead[] = [
  ...TABLE_RULES,
  ...FACING_RULES,
  ...COUNTING_RULES,
  ...GUIDANCE_RULES,
  ...ABILITY_RULES,
  ...PLATOON_RULES,
  ...SUIT_RULES,
  ...HEATED_RULES,
];

export function attackBook(ids: ReadonlySet<RuleId>): AttackBook {
  const [table] = inForce(TABLE_RULES, ids);
  const longRange = inForce(HEATED_RULES, ids).find((rule): rule is AttackBook['longRange'] => rule.longRange !== undefined);
  if (!table) throw new Error('An edition without a table of weapons');
  if (!longRange) throw new Error('An edition without a rule for heat at long range');
  return {
    table,
    facing: inForce(FACING_RULES, ids),
    counting: inForce(COUNTING_RULES, ids),
    guidance: inForce(GUIDANCE_RULES, ids),
    abilities: inForce(ABILITY_RULES, ids),
    platoon: inForce(PLATOON_RULES, ids),
    suits: inForce(SUIT_RULES, ids),
    longRange,
  };
}
