import { ARMOR_VALUE, STRUCTURE_VALUE } from './battle-value/armor.ts';
import { EXPLOSIVE_VALUE } from './battle-value/explosive.ts';
import { DEFENSIVE_FACTORS } from './battle-value/factors.ts';
import { DEFENSIVE_ITEMS, OFFENSIVE_ITEMS } from './battle-value/gear.ts';
import { HEAT_VALUE } from './battle-value/heat.ts';
import { OFFENSE_VALUE } from './battle-value/offense.ts';
import { PLATOON_VALUE } from './battle-value/platoon.ts';
import { SUIT_VALUE } from './battle-value/suits.ts';
import { WEAPON_VALUE } from './battle-value/weapons.ts';
import { Book } from './book.ts';

/** The rules of construction, Battle Value and prices. */
export const BOOK = new Book([
  ...ARMOR_VALUE,
  ...STRUCTURE_VALUE,
  ...DEFENSIVE_ITEMS,
  ...EXPLOSIVE_VALUE,
  ...DEFENSIVE_FACTORS,
  ...WEAPON_VALUE,
  ...HEAT_VALUE,
  ...OFFENSIVE_ITEMS,
  ...OFFENSE_VALUE,
  ...SUIT_VALUE,
  ...PLATOON_VALUE,
]);
