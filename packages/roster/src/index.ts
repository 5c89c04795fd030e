export { BOX_MECHS } from './catalogue/box.ts';
export { CATALOGUE, find } from './catalogue/catalogue.ts';
export { armorKind, type Bulk, bulkOf, countsApart, type Rounding, slotsOf } from './construction/bulk.ts';
export { type Clothes, clothesOf } from './construction/clothes.ts';
export { engineTons, freeSinks, halfTons, needsNoAir, sideTorsoSlots } from './construction/engine.ts';
export { mechStructure } from './construction/mech-structure.ts';
export { platoonTons, TRAINING } from './construction/platoon.ts';
export { protoMechStructure } from './construction/protomech-structure.ts';
export { runningSpeed } from './construction/running.ts';
export { speedOf } from './construction/speed.ts';
export { type SpreadPart, spreadParts } from './construction/spread.ts';
export { vehicleRating, vehicleStructure } from './construction/vehicle.ts';
export { type Vessel, vesselOf } from './construction/vessel.ts';
export { type Design, unitOf } from './design.ts';
export type { Ammunition, ArmorType, Equipment, Gear, Maker, Ranges, RulesLevel, Sidearm, Weapon } from './equipment/equipment.ts';
export { historyOf } from './equipment/history.ts';
export { equipment, equipmentNamed } from './equipment/names.ts';
export { AMMUNITION, ARMOR_TYPES, type Named, SIDEARMS } from './equipment/tables.ts';
export type { Craft, Platoon, Squad, VehicleBuild } from './extras.ts';
export { type BinState, type Condition, DEAD, type LocationState, readCondition } from './force/condition.ts';
export {
  BEST_SKILL,
  type Brought,
  type Carded,
  classicSkills,
  FORCE_AGGRESSIONS,
  FORCE_EDITIONS,
  FORCE_VERSION,
  type Force,
  type ForceEdition,
  type ForceFormation,
  type Listed,
  type Member,
  PRINTED_ARCS,
  PRINTED_CLASSES,
  type PrintedArcs,
  type PrintedCard,
  REGULAR_SKILL,
  type UnitFile,
  WORST_CLASSIC_SKILL,
  WORST_SKILL,
} from './force/force.ts';
export { type ForceFault, type ForceReading, MOST_MEMBERS, readForce, readForceJson } from './force/read-force.ts';
export { forceJson, writeForce } from './force/write-force.ts';
export { type Frame, KINDS, type Kind, type Motive } from './kind.ts';
export {
  type Armor,
  ammunitionOf,
  type Bay,
  type Engine,
  type EngineType,
  type HeatSinks,
  type HeatSinkType,
  type Location,
  type Mount,
  type MountKind,
  type Movement,
  nameOf,
  type Structure,
  type Tech,
  type TechBase,
  type Unit,
  weaponsOf,
} from './unit.ts';
