import type { Heading, Point, UnitId } from './place.ts';
import type { AirRun, Line, Ring, RunOrder } from './run.ts';
import type { Mode, Stance } from './unit.ts';

export const HAULS = ['tow', 'drag'] as const;
export type Haul = (typeof HAULS)[number];

/** Letting go of what is carried, towed or dragged, after so many corners of the path. */
export interface Release {
  readonly after: number;
  readonly careful: boolean;
}

export const PHYSICALS = ['strike', 'melee', 'charge', 'dfa', 'antimech', 'fall', 'board'] as const;
export type Physical = (typeof PHYSICALS)[number];
/** Weapons of large craft, and the batteries on the ground that answer them. */
export const CAPITALS = ['CAP', 'SCAP', 'MSL', 'SDS-C', 'SDS-SC', 'SDS-CM'] as const;
/** Weapon attacks: the whole standard attack, a part of the weapons alone, or a device. */
export const WEAPONS = ['standard', 'turret', 'rear', 'indirect', 'AC', 'LRM', 'SRM', 'TOR', 'IATM', 'HT', 'FLK', ...CAPITALS] as const;
export type Weapon = (typeof WEAPONS)[number];
export const DEVICES = ['TAG', 'LTAG', 'CNARC', 'SNARC', 'INARC', 'BTAS', 'MTAS', 'TSEMP', 'TSEMP-O'] as const;
export type Device = (typeof DEVICES)[number];
/** Attacks that no attack command names: they have commands of their own. */
export type How = Physical | Weapon | Device | 'strafe' | 'airStrike' | 'throw';

/** Orders for the End Phase, and what a unit does instead of attacking. */
export const ORDERS = [
  'shutDown',
  'restart',
  'overheat',
  'flush',
  'emergencyCool',
  'selfDestruct',
  'eject',
  'retarget',
  'eccm',
  'stealth',
] as const;
export type Order = (typeof ORDERS)[number];
export const DEEDS = [
  'storm',
  'layMines',
  'sweepMines',
  'extinguish',
  'clearWoods',
  'clearRubble',
  'bridge',
  'blowUp',
  'spot',
  'shootSensor',
  'dropSensor',
  'screen',
] as const;
export type Deed = (typeof DEEDS)[number];

export interface MoveCommand {
  readonly type: 'move';
  readonly unit: UnitId;
  readonly mode: Mode;
  /** Where it goes, corner by corner, without the point it starts from. */
  readonly path: readonly Point[];
  readonly facing: Heading;
  /** Height above the ground at the end, for those that fly or dive, in inches; a roof or floor for those that climb. */
  readonly height?: number;
  readonly stance?: Stance;
  /** Friends that get on before it moves, and off where it ends. */
  readonly mounts?: readonly UnitId[];
  readonly drops?: readonly UnitId[];
  /** What it takes in tow or drags along from now on. */
  readonly haul?: { readonly what: UnitId; readonly how: Haul };
  readonly release?: Release;
  readonly run?: RunOrder;
  /** What its pilot or crew makes use of, by name. */
  readonly with?: readonly string[];
}

export interface AttackCommand {
  readonly type: 'attack';
  readonly unit: UnitId;
  readonly target: UnitId;
  readonly how: How;
  readonly overheat?: number;
  readonly spotter?: UnitId;
  readonly munition?: string;
  /** What its pilot, crew or machine makes use of, by name. */
  readonly with?: readonly string[];
}

/** What a pilot, a machine or a command can do besides: point an enemy out, change a standing order, call for support. */
export interface AbilityCommand {
  readonly type: 'ability';
  readonly ability: string;
  /** Whose ability it is; absent for those of a whole side. */
  readonly unit?: UnitId;
  readonly target?: UnitId;
  readonly at?: Point;
  readonly choice?: string;
}

/** An aircraft goes to another ring of the radar map; 4 takes it out of the game. */
export interface FlyCommand {
  readonly type: 'fly';
  readonly unit: UnitId;
  readonly ring: Ring | 4;
  /** The carrier that takes it aboard there. */
  readonly into?: UnitId;
}

/** An aircraft crosses the table in a straight line, with or without an attack on the ground. */
export interface OverflyCommand extends Line {
  readonly type: 'overfly';
  readonly unit: UnitId;
  readonly run?: AirRun;
  /** Jumpers and parachutists that leave it over a point of the line. */
  readonly drop?: { readonly units: readonly UnitId[]; readonly at: Point };
}

/** It comes in over an edge and lands, on the ground or on the deck of a friend. */
export interface LandCommand {
  readonly type: 'land';
  readonly unit: UnitId;
  readonly from: Point;
  readonly at: Point;
  readonly onto?: UnitId;
}

export type Command =
  | {
      readonly type: 'deploy';
      readonly unit: UnitId;
      readonly at: Point;
      readonly facing: Heading;
      readonly hidden?: boolean;
    }
  | MoveCommand
  | AttackCommand
  | AbilityCommand
  /** Shoot at a building, wall or bridge. */
  | { readonly type: 'demolish'; readonly unit: UnitId; readonly piece: string; readonly overheat?: number; readonly gun?: UnitId }
  | {
      readonly type: 'bombard';
      readonly unit: UnitId;
      readonly weapon: string;
      readonly at: Point;
      readonly munition?: string;
      readonly against?: UnitId;
    }
  | { readonly type: 'order'; readonly unit: UnitId; readonly order: Order }
  | { readonly type: 'deed'; readonly unit: UnitId; readonly deed: Deed; readonly at?: Point }
  /** Pick a neighbour up. */
  | { readonly type: 'lift'; readonly unit: UnitId; readonly target: UnitId }
  /** Throw what is carried at a unit or a building. */
  | { readonly type: 'throw'; readonly unit: UnitId; readonly target?: UnitId; readonly piece?: string }
  /** Resolve the attack run that was flown while moving. */
  | { readonly type: 'run'; readonly unit: UnitId }
  | FlyCommand
  | OverflyCommand
  | LandCommand
  /** From the ground into the air, or out of the bay of a carrier. */
  | { readonly type: 'liftOff'; readonly unit: UnitId }
  /** Plot a point for artillery before the game. */
  | { readonly type: 'plot'; readonly at: Point }
  /** No further attacks for this side this turn. */
  | { readonly type: 'done' }
  | { readonly type: 'ambush'; readonly fire: boolean };
