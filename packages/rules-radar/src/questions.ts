import type { Seat } from '@sortie/kernel';
import type { Arc, Bracket, WeaponClass } from './card/card.ts';
import type { Sector } from './map/sectors.ts';
import type { Bomb, Result, Site, State, Unit } from './shape.ts';

/** A shot and everything that bears on it. */
export interface Aim {
  readonly state: State;
  readonly attacker: Unit;
  readonly target: Unit;
  readonly weapon: WeaponClass;
  readonly bomb: Bomb | null;
  /** The side it is fired from, and the side it strikes. */
  readonly arc: Arc;
  readonly struck: Arc;
  /** As chosen; capital weapons count one bracket nearer. */
  readonly bracket: Bracket;
  readonly way: 'engage' | 'launch' | 'pass';
  readonly tailing: boolean;
  readonly secondary: boolean;
  readonly overheat: number;
  /** The target has no Thrust. */
  readonly adrift: boolean;
  /** For attacks in passing: how much more Thrust the attacker has. */
  readonly lead: number;
}

export type ControlFor = 'engage' | 'grapple' | 'hold' | 'dock' | 'undock' | 'haul' | 'jump' | 'blast' | 'recover' | 'plunge' | 'wash';

/** A Control Roll: whose, and what for. */
export interface Steering {
  readonly state: State;
  readonly unit: Unit;
  readonly what: ControlFor;
  /** The other craft that it has to do with. */
  readonly other: Unit | null;
  /** For jumps: the sector, and whether it stays in the system. */
  readonly sector: Sector;
  readonly system: boolean;
  /** For docking: capital turns taken beyond what is needed; for hauling: the Thrust of the ship. */
  readonly extra: number;
  /** Without Thrust, this one and the other. */
  readonly adrift: boolean;
  readonly otherAdrift: boolean;
}

export interface Questions {
  readonly toHit: Aim;
  readonly damage: Aim;
  readonly control: Steering;
  /** Thrust that it has now. */
  readonly thrust: { readonly unit: Unit };
  /** Thrust on the map, by the zone in which it begins. */
  readonly pace: { readonly unit: Unit; readonly sector: Sector };
  readonly fuelCost: { readonly unit: Unit };
  readonly points: { readonly state: State; readonly seat: Seat };
  /** Fire from orbit at a point. */
  /** Fire from the ground at a ship in orbit. */
  readonly battery: { readonly site: Site; readonly unit: Unit };
  readonly bombard: { readonly state: State; readonly unit: Unit; readonly tagged: boolean };
}

export interface Shooting {
  readonly aim: Aim;
  hit: boolean;
  damage: number;
}

export interface Sequences {
  readonly turn: null;
  readonly exchange: { waits: boolean };
  readonly attack: Shooting;
  readonly aftermath: null;
  readonly closing: null;
  readonly judging: { result: Result | null };
}
