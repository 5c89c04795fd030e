import { page, READING, type RuleHead } from '../rule.ts';
import { CURRENT, PRINTED, type WeaponTable } from './table.ts';

/** Rules of the weapon step whose work is done by the tables and sums of this folder. */
export interface AttackRule extends RuleHead {
  readonly table?: WeaponTable;
}

export const ATTACK_RULES: readonly AttackRule[] = [
  {
    id: 'ASC-conv-weap-table-contents',
    cite: page(100),
    table: PRINTED,
    covers: ['ASC-tbl-weapons-is', 'ASC-tbl-weapons-clan', 'ASC-tbl-weapons-ba-is', 'ASC-tbl-weapons-ba-clan', 'ASC-tbl-weapons-capital'],
  },
  { id: 'HOUSE-as-weap-values', cite: READING, replaces: ['ASC-conv-weap-table-contents'], table: CURRENT },
];
