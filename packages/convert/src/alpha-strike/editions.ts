import type { RuleId } from '@sortie/kernel';
import { ARMOR_RULES } from './armor/armor.ts';
import { HEAT_RULES } from './heat/heat.ts';
import { MOVEMENT_RULES, TMM_RULE } from './movement/movement.ts';
import { ORDER_RULES } from './order.ts';
import { GROUND_PRICE } from './point-value/ground.ts';
import { FINAL_RULES, LIST_RULES } from './point-value/price.ts';
import { SKILL_RULES } from './point-value/skill.ts';
import { SPACE_PRICE } from './point-value/space.ts';
import { PRICE_RULES } from './point-value/specials.ts';
import { ROLE_RULES } from './role/role.ts';
import type { Edition, RuleHead } from './rule.ts';
import { SIZE_RULES } from './size/size.ts';
import { ABILITY_LIST_RULES } from './special-abilities/abilities.ts';
import { SPECIAL_RULES } from './special-abilities/all.ts';
import { STRUCTURE_RULES } from './structure/structure.ts';
import { TYPE_RULES } from './type/type.ts';
import { ARC_RULES } from './weapons/arcs.ts';
import { ATTACK_RULES } from './weapons/book.ts';
import { MULTIPLIER_RULES } from './weapons/multipliers.ts';

/** Every rule of the conversion, in the order of the chapter. */
export const CONVERSION_RULES: readonly RuleHead[] = [
  ...ORDER_RULES,
  ...TYPE_RULES,
  ...SIZE_RULES,
  ...MOVEMENT_RULES,
  TMM_RULE,
  ...ARMOR_RULES,
  ...STRUCTURE_RULES,
  ...ATTACK_RULES,
  ...MULTIPLIER_RULES,
  ...ARC_RULES,
  ...HEAT_RULES,
  ...ABILITY_LIST_RULES,
  ...SPECIAL_RULES,
  ...ROLE_RULES,
  ...LIST_RULES,
  ...GROUND_PRICE,
  ...SPACE_PRICE,
  ...PRICE_RULES,
  ...FINAL_RULES,
  ...SKILL_RULES,
];

const isHouse = ({ id }: RuleHead): boolean => id.startsWith('HOUSE-');

/** The book as printed. */
export const COMPANION: Edition = {
  name: 'companion',
  rules: [...CONVERSION_RULES.filter(rule => !isHouse(rule)).map(({ id }) => id), TMM_RULE.id],
};

const replaced: ReadonlySet<RuleId> = new Set(CONVERSION_RULES.filter(isHouse).flatMap(rule => rule.replaces ?? []));

/** With the later errata that official cards follow. */
export const CURRENT: Edition = {
  name: 'current',
  rules: CONVERSION_RULES.filter(({ id }) => !replaced.has(id)).map(({ id }) => id),
};
