import { AEROSPACE_RULES } from './aerospace.ts';
import { ELECTRONICS_RULES } from './electronics.ts';
import { MACHINE_RULES } from './machines.ts';
import { BAR_RULE, PROTECTION_RULES } from './protection.ts';
import type { SpecialRule } from './rules.ts';
import { TRANSPORT_RULES } from './transport.ts';
import { TROOP_RULES } from './troops.ts';

export const SPECIAL_RULES: readonly SpecialRule[] = [
  ...ELECTRONICS_RULES,
  ...PROTECTION_RULES,
  ...MACHINE_RULES,
  ...TROOP_RULES,
  ...AEROSPACE_RULES,
  ...TRANSPORT_RULES,
  BAR_RULE,
];
