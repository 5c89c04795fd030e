import type { Facing, Hex, Side } from '@sortie/geometry';
import type { Answer, Roll } from '@sortie/kernel';
import type { Cluster, ShotResult, Source } from '../event.ts';
import type { Pace } from '../movement/pace.ts';
import type { Battery, Blow, Manner, Mode, Result, Shot, StepWord, Task, UnitId, WeaponId } from '../shape.ts';
import type { Location, Slot } from '../sheet/sheet.ts';
import type { Aim, LocationTable } from './looks.ts';

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
  /** A munition that armor of special kinds may know, and what it adds to a critical roll where it leaves armor whole. */
  warhead?: string;
  pierces?: number;
  /** The rest of a salvo that goes on: it costs nothing any more, and does not come back to these. */
  past?: readonly UnitId[];
  /** Missiles that went for the target, where some of them are stopped on the way. */
  sent?: number;
  /** The table and the side that a called shot is rolled on, and the only places that a torpedo reaches. */
  table?: LocationTable;
  calledSide?: Side;
  reaches?: (location: Location) => boolean;
  /** Heat and shots where they are not those of the weapon. */
  spends?: { readonly heat: number; readonly shots: number };
  /** Points of lead that it counts as against men on foot, whatever it is. */
  lead?: number;
  /** What is added to the roll of the salvo. */
  shift?: number;
  /** Three dice are rolled for the salvo, and the highest does not count. */
  wild?: true;
}

/** One hex that is being entered; a step that makes the unit fall stops it. */
export interface Entering {
  /** Has come down from a roof or deck. */
  readonly fromTop?: true;
  readonly unit: UnitId;
  readonly from: Hex;
  readonly to: Hex;
  readonly mode: Mode;
  stopped: boolean;
  /** The move is over, whatever is left of its points. */
  ended?: boolean;
}

/** A turn at a run before the next hex is entered: `steps` are those since the last one. */
export interface Swerving {
  readonly unit: UnitId;
  readonly mode: Mode;
  /** The way it went before. */
  readonly direction: Facing;
  readonly steps: readonly StepWord[];
  readonly before: Pace;
  /** It goes sideways on purpose. */
  readonly slips?: true;
  /** The steps up to here have been told. */
  recorded: boolean;
  stopped: boolean;
}

/** A vehicle turns by one hexside; `pace` is where that would take it. */
export interface Turning {
  readonly unit: UnitId;
  readonly mode: Mode;
  /** The way it went before. */
  readonly direction: Facing;
  readonly before: Pace;
  readonly pace: Pace;
  /** The roll to turn in time has failed by this much. */
  missedBy?: number;
  /** It has not turned as it was meant to; and its move is over. */
  stopped: boolean;
  ended: boolean;
}

/** A step that takes an effort of its own: getting up, crawling, or what only some rules know. */
export interface Effort {
  readonly unit: UnitId;
  readonly before: Pace;
  readonly pace: Pace;
  /** Somebody has carried it out; and the move goes no further. */
  done: boolean;
  stopped: boolean;
}

/** The roll for the place that a hit strikes. */
export interface Finding {
  readonly unit: UnitId;
  /** May go through the armor wherever it strikes. */
  readonly floats: boolean;
  /** Behind cover. */
  readonly cover: boolean;
  /** What counts in the end. */
  roll: Roll;
  /** Another roll, until it strikes something that can be struck and is none of these. */
  readonly throwFor: (avoids: (location: Location) => boolean) => Roll;
}

/** One blow on its way. */
export interface Striking {
  readonly unit: UnitId;
  readonly blow: Blow;
  readonly toHit: Answer;
  damage: number;
  hit: boolean;
  roll: Roll | null;
  /** The arm that the other one has held in the way. */
  guard?: Location;
  /** The table of the half of a 'Mech that it is aimed at. */
  half?: LocationTable;
  /** Where it has struck. */
  struck?: Location | null;
}

/** Somebody is about to fall over; `number` is what the roll needed. */
export interface Toppling {
  readonly unit: UnitId;
  readonly number: number;
  falls: boolean;
}

/** A hit on its way past whatever is held before it. */
export interface Warding {
  wound: Wound;
}

/** One group of damage on its way into a unit. */
export interface Wound {
  readonly unit: UnitId;
  readonly location: Location;
  readonly rear: boolean;
  readonly points: number;
  readonly critical: boolean;
  readonly motive?: boolean;
  /** What is added to the critical roll of a hit that goes through armor of itself. */
  readonly pierces?: number;
  /** Of fighters: the roll for the place, which tells as well what is behind it. */
  readonly rolled?: number;
  /** Where the hit comes from. */
  readonly side?: Side;
  /** A shield has taken some of it; what goes through armor goes through all the same. */
  readonly warded?: true;
  readonly source: Source;
}

/** One salvo at a hex on its way; `lands` is where it comes down, `null` where it does no harm. */
export interface Shelling {
  readonly unit: UnitId;
  readonly weapon: WeaponId;
  /** The hex aimed at. */
  readonly at: Hex;
  readonly munition: string;
  readonly way?: 'blind' | 'flak';
  readonly aim: Aim;
  readonly toHit: Answer;
  /** It was fired in an earlier turn. */
  readonly late: boolean;
  roll: Roll | null;
  scatter: Roll | null;
  lands: Hex | null;
  /** Whom a missile goes for that looks for its target itself. */
  prey?: UnitId;
}

export interface Verdict {
  result: Result | null;
}

export interface Sequences {
  /** Each step begins one phase. */
  readonly turn: null;
  readonly turnStart: null;
  readonly fireStart: null;
  /** Everybody has declared, and nothing is rolled yet. */
  readonly firing: null;
  /** A move begins that asks more of a machine than it was built for. */
  readonly settingOut: { readonly unit: UnitId; readonly manner: Manner };
  /** Something is done instead of going anywhere. */
  readonly tasking: { readonly unit: UnitId; readonly task: Task };
  /** Turned at a run, and going on. */
  readonly swerving: Swerving;
  /** A step that not everybody knows is taken. */
  readonly effort: Effort;
  /** A vehicle that has said how far it will go turns. */
  readonly turning: Turning;
  /** Troops leave what flies. */
  readonly descending: { readonly unit: UnitId; readonly levels: number };
  /** Before a hex is entered, or a jump ends in one: somebody may be there whom the mover does not see. */
  readonly approaching: { readonly unit: UnitId; readonly to: Hex; stopped: boolean };
  /** A hex is entered on the ground: rolls, surprises. */
  readonly entering: Entering;
  /** A unit has come down from a jump. */
  readonly landing: Entering;
  /** A jump ends on a roof or a deck, where nothing of the ground matters. */
  readonly alighting: Entering;
  /** One shot at a building. */
  readonly battering: { readonly unit: UnitId; readonly battery: Battery; damage?: number };
  /** Walls have been hit; `factor` is how strong they were, `points` what the hit came to. */
  readonly shaken: { readonly at: Hex; readonly factor: number; readonly points: number };
  /** Each step resolves one part of one shot. */
  readonly attack: Attack;
  /** One salvo at a hex, from the roll to what it does where it comes down. */
  readonly shelling: Shelling;
  /** A place is rolled for. */
  readonly finding: Finding;
  readonly striking: Striking;
  /** Somebody in a condition of its own is about to fall. */
  readonly toppling: Toppling;
  /** Before armor is struck that something is mounted on or held before. */
  readonly warding: Warding;
  /** A critical slot has been struck: what follows at once. */
  readonly slotStruck: { readonly unit: UnitId; readonly location: Location; readonly slot: Slot };
  /** A unit has been damaged: what follows at once. */
  readonly wounded: Wound;
  /** Before the next seat is called: somebody may have to be asked something else first. */
  readonly calling: { called: boolean };
  /** What a phase has brought about is settled. */
  readonly closing: null;
  /** The Heat Phase of one unit. */
  readonly heat: { readonly unit: UnitId };
  /** What strikes a vehicle strikes somebody or something inside as well. */
  readonly jolting: Wound;
  readonly end: null;
  /** Whoever drives a machine leaves it for good. */
  readonly abandoning: { readonly unit: UnitId };
  /** A fighter has hit the ground. */
  readonly crashing: { readonly unit: UnitId; readonly at: Hex };
  readonly judging: Verdict;
}
