import type { ChapterBlows, ChapterCommands, ChapterDeeds, ChapterHows, ChapterOrders, MoveTerms } from './open.ts';
import type { Heading, Point, UnitId } from './place.ts';
import type { AirRun, Line, Ring, RunOrder } from './run.ts';
import type { Mode, Stance } from './unit.ts';

/** Blows that every game knows. */
export const BLOWS = ['strike', 'melee', 'charge', 'dfa', 'antimech', 'board'] as const;
export type Physical = (typeof BLOWS)[number] | keyof ChapterBlows;
/** Weapons of large craft, and the batteries on the ground that answer them. */
export const CAPITALS = ['CAP', 'SCAP', 'MSL', 'SDS-C', 'SDS-SC', 'SDS-CM'] as const;
/** Weapon attacks: the whole standard attack, a part of the weapons alone, or a device. */
export const WEAPONS = ['standard', 'turret', 'rear', 'indirect', 'AC', 'LRM', 'SRM', 'TOR', 'IATM', 'HT', 'FLK', ...CAPITALS] as const;
export type Weapon = (typeof WEAPONS)[number];
export const DEVICES = ['TAG', 'LTAG', 'CNARC', 'SNARC', 'INARC', 'BTAS', 'MTAS', 'TSEMP', 'TSEMP-O'] as const;
export type Device = (typeof DEVICES)[number];
/** Attacks that no attack command names: they have commands of their own. */
export type How = Physical | Weapon | Device | 'strafe' | 'airStrike' | keyof ChapterHows;

/** Orders for the End Phase, and what a unit does instead of attacking. */
export type Order = 'shutDown' | 'restart' | 'eject' | keyof ChapterOrders;
export type Deed =
  | 'layMines'
  | 'sweepMines'
  | 'extinguish'
  | 'clearWoods'
  | 'clearRubble'
  | 'bridge'
  | 'blowUp'
  | 'spot'
  | 'shootSensor'
  | 'dropSensor'
  | 'screen'
  | keyof ChapterDeeds;

export interface MoveCommand extends MoveTerms {
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
  /** Where on the way they get off, if not at its end. */
  readonly dropAt?: Point;
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

export interface DeedCommand {
  readonly type: 'deed';
  readonly unit: UnitId;
  readonly deed: Deed;
  readonly at?: Point;
}

export type CoreCommand =
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
  | DeedCommand
  /** Resolve the attack run that was flown while moving. */
  | { readonly type: 'run'; readonly unit: UnitId }
  | FlyCommand
  | OverflyCommand
  | LandCommand
  /** From the ground into the air, or out of the bay of a carrier. */
  | { readonly type: 'liftOff'; readonly unit: UnitId }
  /** No further attacks for this side this turn. */
  | { readonly type: 'done' }
  | { readonly type: 'ambush'; readonly fire: boolean };
export type Command = CoreCommand | ChapterCommands[keyof ChapterCommands];
