export type { Cluster, Edge, Event, Group, Mark, ShotResult } from './event.ts';
export { type AmmoType, type Circles, LOCATIONS, type Location, type Sheet, type Weapon, type WeaponKind } from './force/sheet.ts';
export type { Ability, PilotCard } from './pilots/card.ts';
export type { Aim, Attack, Bracket, Questions, Woods } from './questions.ts';
export type {
  Command,
  Duty,
  EndReason,
  Entry,
  Fate,
  Fire,
  Hit,
  LaidPiece,
  MapName,
  Mech,
  Mode,
  Move,
  Moved,
  MovementDie,
  Pending,
  Phase,
  QuickStart,
  Result,
  ScenarioName,
  Setup,
  Shot,
  Side,
  SightChoice,
  State,
  Steps,
  UnitId,
  WeaponId,
} from './shape.ts';
