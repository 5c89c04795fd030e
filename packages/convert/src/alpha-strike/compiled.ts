import type { RuleId } from '@sortie/kernel';
import { ARMOR_RULES } from './armor/armor.ts';
import { HEAT_RULES } from './heat/heat.ts';
import { MOVEMENT_RULES } from './movement/movement.ts';
import { ORDER_RULES } from './order.ts';
import { GROUND_PRICE } from './point-value/ground.ts';
import { LIST_RULES, priceBook } from './point-value/price.ts';
import { SPACE_PRICE } from './point-value/space.ts';
import { PRICE_RULES } from './point-value/specials.ts';
import { ROLE_RULES } from './role/role.ts';
import { type Edition, inForce } from './rule.ts';
import { SIZE_RULES } from './size/size.ts';
import { SPECIAL_RULES } from './special-abilities/all.ts';
import { STRUCTURE_RULES } from './structure/structure.ts';
import { TYPE_RULES } from './type/type.ts';
import { ARC_RULES } from './weapons/arcs.ts';
import { attackBook } from './weapons/book.ts';
import { MULTIPLIER_RULES } from './weapons/multipliers.ts';

/** The rules of an edition, sorted by the step they belong to. */
function compile(edition: Edition) {
  const ids: ReadonlySet<RuleId> = new Set(edition.rules);
  const lists = inForce(LIST_RULES, ids)[0];
  if (!lists) throw new Error(`The edition ${edition.name} does not say which abilities are priced`);
  return {
    name: edition.name,
    order: inForce(ORDER_RULES, ids),
    type: inForce(TYPE_RULES, ids),
    size: inForce(SIZE_RULES, ids),
    movement: inForce(MOVEMENT_RULES, ids),
    armor: inForce(ARMOR_RULES, ids),
    structure: inForce(STRUCTURE_RULES, ids),
    attack: attackBook(ids),
    multipliers: inForce(MULTIPLIER_RULES, ids),
    arcs: inForce(ARC_RULES, ids),
    heat: inForce(HEAT_RULES, ids),
    specials: inForce(SPECIAL_RULES, ids),
    roles: inForce(ROLE_RULES, ids),
    price: priceBook(inForce([...GROUND_PRICE, ...SPACE_PRICE], ids), inForce(PRICE_RULES, ids), lists),
  };
}

export type Compiled = ReturnType<typeof compile>;

const compiled = new Map<Edition, Compiled>();

/** The same rules once more, sorted only once. */
export function compiledFor(edition: Edition): Compiled {
  const known = compiled.get(edition);
  if (known) return known;
  const fresh = compile(edition);
  compiled.set(edition, fresh);
  return fresh;
}
