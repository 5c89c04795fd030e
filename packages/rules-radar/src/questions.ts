import type { Roll, RuleId, Seat } from '@sortie/kernel';
import type { Arc, Bracket, CraftType, WeaponClass } from './card/card.ts';
import type { Sector } from './map/sectors.ts';
import type { Zone } from './map/zones.ts';
import type { Book, Seen } from './rule.ts';
import type { ChapterControls, ChapterWays, EngageTerms } from './shape/open.ts';
import type { Bomb, Clash, Command, Control, Crit, Engage, Engagement, Result, State, Unit, UnitId } from './shape.ts';

/** In an exchange, or in one of the ways that chapters know. */
export type Way = 'engage' | keyof ChapterWays;

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
  /** As chosen, and as it counts for these weapons. */
  readonly bracket: Bracket;
  readonly counted: Bracket;
  readonly way: Way;
  readonly tailing: boolean;
  readonly secondary: boolean;
  readonly overheat: number;
  /** The target has no Thrust. */
  readonly adrift: boolean;
  /** For attacks in passing: how much more Thrust the attacker has. */
  readonly lead: number;
}

export type ControlFor = 'engage' | keyof ChapterControls;

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
  /** What its own attack said beside its target. */
  readonly terms: EngageTerms;
  /** Without Thrust, this one and the other. */
  readonly adrift: boolean;
  readonly otherAdrift: boolean;
}

/** What bears on every attack of a craft, whatever it is aimed at. */
export type Attacking = Pick<Aim, 'state' | 'attacker' | 'weapon' | 'bomb'>;

export interface Questions {
  readonly toHit: Aim;
  /** An attack on a place instead of a craft; somebody may point the place out. */
  readonly toHitPoint: Attacking & { readonly tagged: boolean };
  readonly damage: Aim;
  /** Damage that a hit on this side adds. */
  readonly behind: { readonly target: Unit; readonly struck: Arc };
  readonly control: Steering;
  /** Thrust that it has now. */
  readonly thrust: { readonly unit: Unit };
  /** Thrust on the map, by the zone in which it begins. */
  readonly pace: { readonly unit: Unit; readonly sector: Sector };
  readonly fuelCost: { readonly unit: Unit };
  /** Fuel that a critical hit lets out. */
  readonly fuelLost: { readonly crit: Crit };
  readonly points: { readonly state: State; readonly seat: Seat };
  /** What Thrust adds to a Control Roll when it is compared for range. */
  readonly share: { readonly ok: boolean; readonly otherOk: boolean; readonly thrust: number };
  /** The bracket that counts for a class of weapons, as an index into `BRACKETS`. */
  readonly counted: { readonly weapon: WeaponClass; readonly bracket: number };
  /** What a roll of two dice means for something vital, as an index into `CRITS`; and the class of weapons that one die names. */
  readonly critical: { readonly type: CraftType; readonly rolled: number };
  readonly weaponStruck: { readonly rolled: number };
  /** Bays with doors that may be hit. */
  readonly bays: { readonly unit: Unit };
}

/** What is so or not. */
export interface Truths {
  /** One of the two in an exchange makes an attack of its own; and it is kept from firing by who is behind it. */
  readonly attacks: { readonly clash: Clash; readonly who: 0 | 1 };
  readonly silenced: { readonly tail: 0 | 1 | null; readonly who: 0 | 1 };
  /** Missiles are stopped whatever is rolled. */
  readonly stopped: Aim;
  /** It cannot come about. */
  readonly still: { readonly state: State; readonly unit: Unit };
  /** It is held where it is. */
  readonly pinned: { readonly state: State; readonly id: UnitId };
  /** Weapons of this side are busy with something else this turn. */
  readonly busy: { readonly unit: Unit; readonly arc: Arc };
  /** It has something to do when craft move, beside moving. */
  readonly mayMove: { readonly state: State; readonly unit: Unit };
  /** An attack does not use weapons. */
  readonly unarmed: { readonly command: Engage };
  /** Another craft may join in its fire. */
  readonly helps: { readonly unit: Unit; readonly helper: Unit };
  /** Craft of this type have something vital that may be hit. */
  readonly vital: { readonly type: CraftType };
  /** A critical hit means nothing to it any more. */
  readonly unfelt: { readonly unit: Unit; readonly crit: Crit };
  /** A critical hit that has just been felt is its end. */
  readonly fatal: { readonly state: State; readonly unit: Unit; readonly crit: Crit; readonly thrust: number };
}

/** Somebody is asked. */
export interface Asked {
  readonly view: Seen;
  readonly seat: Seat;
  readonly book: Book;
}

/** Commands worth considering; what is not allowed is left out. */
export interface Offers {
  /** When craft move, beside moving. */
  readonly moves: (about: Asked) => Command;
  /** Attacks of one craft; and what it may do when others attack, but is not asked for. */
  readonly attacks: (about: Asked & { readonly unit: Unit }) => Command;
  readonly asides: (about: Asked & { readonly unit: Unit }) => Command;
  /** In the middle of an exchange. */
  readonly replies: (about: Asked & { readonly clash: Clash }) => Command;
  readonly orders: (about: Asked) => Command;
}

/** Damage on its way to a craft. */
export interface Blow {
  unit: UnitId;
  points: number;
  arc: Arc;
  readonly by: UnitId | null;
  /** Came from an exchange, at a craft with whatever hangs on it. */
  readonly aimed: boolean;
  /** What of it goes through the armor, and what is left inside; known once it is marked. */
  through: number;
  left: number;
}

/** How two who have rolled for control come to fight at a range. */
export interface Ranging {
  readonly controls: readonly [Control, Control];
  ranged: { readonly chooser: 0 | 1 } | { readonly bracket: Bracket; readonly rule: RuleId } | null;
}

/** Two who have said whether their engagement is to go on. */
export interface Settling {
  readonly engagement: Engagement;
  readonly wishes: readonly [boolean, boolean];
  settled: { readonly goesOn: boolean; readonly rule: RuleId } | null;
}

export interface Shooting {
  readonly aim: Aim;
  /** Nobody's attack: it counts against no limit. */
  readonly free: boolean;
  roll: Roll | null;
  hit: boolean;
  damage: number;
}

export interface Sequences {
  readonly turn: null;
  readonly exchange: { waits: boolean };
  readonly ranging: Ranging;
  readonly rolling: Shooting;
  readonly attack: Shooting;
  readonly striking: Blow;
  /** Before it leaves its sector; when it has moved on a standard map; when it leaves the map for good; when it is destroyed. */
  readonly departing: { readonly unit: UnitId };
  readonly maneuvered: { readonly unit: UnitId; readonly from: Zone; readonly zone: Zone };
  readonly retreating: { readonly unit: UnitId };
  readonly wrecking: { readonly unit: UnitId; readonly rule: RuleId };
  readonly settling: Settling;
  /** Both have rolled about it. */
  readonly parting: { readonly controls: readonly [Control, Control]; readonly about: Settling };
  readonly aftermath: null;
  readonly closing: null;
  readonly judging: { result: Result | null };
}
