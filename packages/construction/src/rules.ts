import { BASE_RULES } from './bases/rules.ts';
import { ARC_VALUE } from './battle-value/arcs.ts';
import { ARMOR_VALUE, STRUCTURE_VALUE } from './battle-value/armor.ts';
import { CREW_VALUE } from './battle-value/crew.ts';
import { EXPLOSIVE_VALUE } from './battle-value/explosive.ts';
import { DEFENSIVE_FACTORS } from './battle-value/factors.ts';
import { DEFENSIVE_ITEMS, OFFENSIVE_ITEMS } from './battle-value/gear.ts';
import { HEAT_VALUE } from './battle-value/heat.ts';
import { OFFENSE_VALUE } from './battle-value/offense.ts';
import { PLATOON_VALUE } from './battle-value/platoon.ts';
import { SUIT_VALUE } from './battle-value/suits.ts';
import { SUM_VALUE } from './battle-value/sum.ts';
import { WEAPON_VALUE } from './battle-value/weapons.ts';
import { Book } from './book.ts';
import { CREW_RULES } from './crew/rules.ts';
import { FUEL_RULES } from './fuel/rules.ts';
import { AVAILABLE_DESIGN } from './inspect/available.ts';
import { CARRIER_DESIGN } from './inspect/carriers.ts';
import { GENERAL_DESIGN } from './inspect/general.ts';
import { HULL_DESIGN } from './inspect/hulls.ts';
import { BY_PARTS, ENGINE_TABLE, INDUSTRIAL, NON_FUSION_MECH, RADAR } from './inspect/level.ts';
import { MECH_DESIGN } from './inspect/mech.ts';
import { PLACEMENT_DESIGN } from './inspect/placement.ts';
import { POD_DESIGN } from './inspect/pods.ts';
import { SATELLITE_DESIGN } from './inspect/satellites.ts';
import { SUIT_DESIGN } from './inspect/suits.ts';
import { VEHICLE_DESIGN } from './inspect/vehicle.ts';
import { VESSEL_DESIGN } from './inspect/vessels.ts';
import { GROUND_RULES } from './operations/ground-rules.ts';
import { OPERATION_RULES } from './operations/rules.ts';
import { BODY_RULES } from './papers/body.ts';
import { DATE_RULES, RATING_RULES } from './papers/rules.ts';
import { BAY_PRICES } from './price/bays.ts';
import { CRAFT_PRICES } from './price/craft.ts';
import { PRICE_FACTORS } from './price/factors.ts';
import { FIGHTER_PRICES } from './price/fighter.ts';
import { ITEM_PRICES } from './price/items.ts';
import { MECH_PRICES } from './price/mech.ts';
import { SHIP_PRICES } from './price/ships.ts';
import { SUPPORT_PRICES } from './price/support.ts';
import { TROOP_PRICES } from './price/troops.ts';
import { VEHICLE_PRICES } from './price/vehicle.ts';
import { ROW_RULES } from './record/rows.ts';
import { RECORD_RULES } from './record/rules.ts';
import { errata, MANUAL, type Rule } from './rule.ts';
import { SPACE_RULES } from './space/rules.ts';
import { SLOT_RULES } from './space/slots.ts';
import { COMMON_WEIGHT } from './weight/common.ts';
import { FIGHTER_WEIGHT } from './weight/fighter.ts';
import { HANDHELD_WEIGHT } from './weight/handheld.ts';
import { LIMB_WEIGHT } from './weight/limb.ts';
import { MECH_WEIGHT } from './weight/mech.ts';
import { SUIT_WEIGHT } from './weight/suits.ts';
import { SUPPORT_WEIGHT } from './weight/support.ts';
import { VEHICLE_WEIGHT } from './weight/vehicle.ts';

/** They say how far from the beginner's rules a design is, which is no number. */
const LEVEL_RULES: readonly Rule[] = [
  { id: BY_PARTS, cite: MANUAL },
  { id: INDUSTRIAL, cite: errata(280) },
  { id: ENGINE_TABLE, cite: errata(308) },
  { id: RADAR, cite: errata(410) },
  { id: NON_FUSION_MECH, cite: errata(308) },
];

/** The rules of construction, Battle Value and prices. */
export const CONSTRUCTION_RULES: readonly Rule[] = [
  ...ARMOR_VALUE,
  ...STRUCTURE_VALUE,
  ...DEFENSIVE_ITEMS,
  ...EXPLOSIVE_VALUE,
  ...DEFENSIVE_FACTORS,
  ...WEAPON_VALUE,
  ...HEAT_VALUE,
  ...ARC_VALUE,
  ...OFFENSIVE_ITEMS,
  ...OFFENSE_VALUE,
  ...SUM_VALUE,
  ...SUIT_VALUE,
  ...PLATOON_VALUE,
  ...CREW_VALUE,
  ...MECH_WEIGHT,
  ...LIMB_WEIGHT,
  ...VEHICLE_WEIGHT,
  ...FIGHTER_WEIGHT,
  ...SUIT_WEIGHT,
  ...SUPPORT_WEIGHT,
  ...COMMON_WEIGHT,
  ...FIGHTER_PRICES,
  ...BAY_PRICES,
  ...CRAFT_PRICES,
  ...SHIP_PRICES,
  ...PRICE_FACTORS,
  ...ITEM_PRICES,
  ...MECH_PRICES,
  ...VEHICLE_PRICES,
  ...SUPPORT_PRICES,
  ...TROOP_PRICES,
  ...HANDHELD_WEIGHT,
  ...CARRIER_DESIGN,
  ...PLACEMENT_DESIGN,
  ...POD_DESIGN,
  ...CREW_RULES,
  ...BASE_RULES,
  ...DATE_RULES,
  ...RATING_RULES,
  ...BODY_RULES,
  ...SATELLITE_DESIGN,
  ...LEVEL_RULES,
  ...GENERAL_DESIGN,
  ...MECH_DESIGN,
  ...VEHICLE_DESIGN,
  ...SUIT_DESIGN,
  ...VESSEL_DESIGN,
  ...HULL_DESIGN,
  ...AVAILABLE_DESIGN,
  ...FUEL_RULES,
  ...OPERATION_RULES,
  ...GROUND_RULES,
  ...RECORD_RULES,
  ...ROW_RULES,
  ...SPACE_RULES,
  ...SLOT_RULES,
];

export const BOOK = new Book(CONSTRUCTION_RULES);
