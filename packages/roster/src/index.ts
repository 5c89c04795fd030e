export { CATALOGUE, find } from './catalogue/catalogue.ts';
export { mechStructure } from './construction/mech-structure.ts';
export { type MechDesign, mechOf, runningSpeed } from './design.ts';
export { type Frame, KINDS, type Kind, type Motive } from './kind.ts';
export {
  type Armor,
  ammunitionOf,
  type Engine,
  equipmentOf,
  type HeatSinks,
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
