import type { Board, Sight } from '@sortie/board';
import type { Facing, Hex, Side } from '@sortie/geometry';
import type { Answer, Roll } from '@sortie/kernel';
import type { Cluster, ShotResult, Source } from './event.ts';
import type { Pace } from './movement/trace.ts';
import type { Battery, Blow, Cause, Manner, Mech, Mode, Result, Shot, State, UnitId } from './shape.ts';
import type { Gait, Location, Sheet, Slot, Weapon } from './sheet/sheet.ts';

export type Bracket = 'short' | 'medium' | 'long' | 'beyond';

/** All a to-hit rule may look at. */
export interface Aim {
  readonly state: State;
  readonly attacker: Mech;
  readonly target: Mech;
  readonly sheet: Sheet;
  readonly weapon: Weapon;
  readonly shot: Shot;
  /** Hexes from attacker to target, counting the target's. */
  readonly range: number;
  readonly bracket: Bracket;
  /** What lies between attacker and target, or between spotter and target where the fire is indirect. */
  readonly sight: Sight;
  readonly spotter: Mech | null;
  /** Where the target stands to the torso, when it is not the primary target. */
  readonly secondary: 'ahead' | 'aside' | null;
}

/** All a rule about physical attacks may look at. */
export interface Blowing {
  readonly state: State;
  readonly attacker: Mech;
  readonly target: Mech;
  readonly sheet: Sheet;
  readonly blow: Blow;
  readonly sight: Sight;
}

/** One hex entered, as far as rules of ground may look. */
export interface Step {
  readonly board: Board;
  readonly from: Hex;
  readonly to: Hex;
  readonly side: Facing;
  readonly mode: Mode;
  readonly backward: boolean;
  readonly lateral: boolean;
  readonly gait: Gait;
  /** Along a road, bridge or pavement. */
  readonly road: boolean;
  /** Watches its step on slippery ground. */
  readonly careful: boolean;
  /** Levels up or down between the two floors. */
  readonly climb: number;
}

export type LocationTable = 'body' | 'punch' | 'kick' | 'hull';

/** What the rules can be asked for a number about. */
export interface Questions {
  readonly toHit: Aim;
  readonly blow: Blowing;
  readonly blowDamage: Blowing;
  /** The number of a Piloting Skill Roll: `causes` are this roll's and all of the phase's damage. */
  readonly piloting: {
    readonly state: State;
    readonly unit: Mech;
    readonly cause: Cause;
    readonly causes: readonly Cause[];
    readonly depth: number;
  };
  readonly walkMp: { readonly unit: Mech };
  readonly runMp: { readonly unit: Mech; readonly walk: number };
  /** What ways of running that not every table plays have to spend. */
  readonly mannerMp: { readonly unit: Mech; readonly manner: Manner; readonly walk: number; readonly run: number };
  readonly jumpMp: { readonly unit: Mech };
  readonly stepCost: Step;
  /** More than 0 where who turns at a run may slide although the ground is not paved. */
  readonly slippery: { readonly board: Board; readonly at: Hex };
  /** More than 0 where a hex may not be entered this way. */
  readonly barred: Step;
  readonly turnCost: { readonly unit: Mech; readonly free: boolean };
  readonly standCost: { readonly unit: Mech; readonly points: number };
  /** The farthest hex that a weapon reaches, and how often it fires in a turn. */
  readonly reach: { readonly weapon: Weapon };
  readonly rate: { readonly weapon: Weapon };
  /** What movement adds to attacks on a unit. */
  readonly evasion: { readonly mode: Mode; readonly hexes: number };
  /** The row of the cluster table. */
  readonly clusterRow: { readonly aim: Aim; readonly rolled: number; readonly defended: boolean };
  readonly clusterHits: { readonly size: number; readonly row: number };
  /** Where a roll strikes, as an index into `LOCATIONS`. */
  readonly location: {
    readonly table: LocationTable;
    readonly side: Side;
    readonly quad: boolean;
    readonly turret: boolean;
    readonly prone: boolean;
    readonly rolled: number;
  };
  /** Where damage goes that a location can no longer take; no answer means that it is lost. */
  readonly inward: { readonly location: Location };
  /** What is left of a hit when armor of a special kind has softened it; `weapon` is `null` for everything that is not fired. */
  readonly hitDamage: {
    readonly unit: Mech;
    readonly location: Location;
    readonly rear: boolean;
    readonly points: number;
    readonly weapon: Weapon | null;
  };
  /** The roll for critical hits after modifiers. */
  readonly criticalRow: { readonly unit: Mech; readonly location: Location; readonly rolled: number };
  readonly fallDamage: { readonly unit: Mech; readonly levels: number; readonly depth: number };
  /** Heat that comes about in a turn, and what is taken away. */
  readonly heat: { readonly state: State; readonly unit: Mech };
  readonly cooling: { readonly state: State; readonly unit: Mech; readonly depth: number };
  /** Numbers of the rolls that a level of heat makes necessary; 0 for no roll. */
  readonly shutdownNumber: { readonly heat: number };
  readonly ammoNumber: { readonly heat: number; readonly unit: Mech };
  readonly heatHurts: { readonly unit: Mech };
  /** To stay awake, or to wake, after so many hits. */
  readonly consciousness: { readonly hits: number };
  /** Points of a side where a game ends by turns. */
  readonly points: { readonly state: State; readonly seat: number };
}

/** One shot on its way through the steps of its resolution. */
export interface Attack {
  readonly unit: UnitId;
  readonly target: UnitId;
  readonly shot: Shot;
  readonly aim: Aim;
  readonly side: Side;
  readonly toHit: Answer;
  result: ShotResult;
  roll: Roll | null;
  cluster: Cluster | null;
  jams: boolean;
  /** An anti-missile system fires at it. */
  defended: boolean;
  /** Groups of damage that wait for their locations. */
  groups: readonly number[];
}

/** One hex that is being entered; a step that makes the unit fall stops it. */
export interface Entering {
  readonly unit: UnitId;
  readonly from: Hex;
  readonly to: Hex;
  readonly mode: Mode;
  stopped: boolean;
}

/** A turn at a run before the next hex is entered: `letters` are the steps since the last one. */
export interface Swerving {
  readonly unit: UnitId;
  readonly mode: Mode;
  /** The way it went before. */
  readonly direction: Facing;
  readonly letters: string;
  readonly before: Pace;
  /** The steps up to here have been told. */
  told: boolean;
  stopped: boolean;
}

/** One blow on its way. */
export interface Striking {
  readonly unit: UnitId;
  readonly blow: Blow;
  readonly toHit: Answer;
  readonly damage: number;
  hit: boolean;
  roll: Roll | null;
}

/** One group of damage on its way into a unit. */
export interface Wound {
  readonly unit: UnitId;
  readonly location: Location;
  readonly rear: boolean;
  readonly points: number;
  readonly critical: boolean;
  readonly motive?: boolean;
  /** Where the hit comes from. */
  readonly side?: Side;
  readonly source: Source;
}

export interface Verdict {
  result: Result | null;
}

export interface Sequences {
  /** Each step begins one phase. */
  readonly turn: null;
  readonly turnStart: null;
  readonly fireStart: null;
  /** A move begins that asks more of a machine than it was built for. */
  readonly settingOut: { readonly unit: UnitId; readonly manner: Manner };
  /** Turned at a run, and going on. */
  readonly swerving: Swerving;
  /** A hex is entered on the ground: rolls, surprises. */
  readonly entering: Entering;
  /** A unit has come down from a jump. */
  readonly landing: Entering;
  /** One shot at a building. */
  readonly battering: { readonly unit: UnitId; readonly battery: Battery };
  /** Each step resolves one part of one shot. */
  readonly attack: Attack;
  readonly striking: Striking;
  /** A critical slot has been struck: what follows at once. */
  readonly slotStruck: { readonly unit: UnitId; readonly location: Location; readonly slot: Slot };
  /** What a phase has brought about is settled. */
  readonly closing: null;
  /** The Heat Phase of one unit. */
  readonly heat: { readonly unit: UnitId };
  readonly end: null;
  readonly judging: Verdict;
}
