import type { Seat } from '@sortie/kernel';
import type { PrintedCard } from '@sortie/roster';
import type { Arc, Bracket, Card, WeaponClass } from './card/card.ts';
import type { Event } from './event.ts';
import type { Sector } from './map/sectors.ts';
import type { Zone } from './map/zones.ts';
import type { Questions, Sequences } from './questions.ts';

/** The vocabulary of combat in space on radar maps. */
export interface Radar {
  readonly setup: Setup;
  readonly state: State;
  readonly command: Command;
  readonly duty: Duty;
  readonly event: Event;
  readonly questions: Questions;
  readonly sequences: Sequences;
}

export type UnitId = number;

export const BOMBS = ['AAA', 'AS', 'ASEW'] as const;
/** Missiles that fighters carry outside: air-to-air Arrow IV, anti-ship, and anti-ship electronic warfare. */
export type Bomb = (typeof BOMBS)[number];

export const GIFTS = [
  'belter',
  'ride-the-wash',
  'atmospheric-flyer',
  'atmospheric-flight-instability',
  'docking-arms',
  'gas-hog',
  'large-dropship',
] as const;
/** What a crew can do or a craft is known for, where the rules for it are in force. */
export type Gift = (typeof GIFTS)[number];

/** One craft of a force: a built-in one by its name, or a card of one's own. */
export interface Entry {
  readonly craft: string | PrintedCard;
  readonly skill?: number;
  readonly bombs?: readonly Bomb[];
  /** Squads of marines that may board. */
  readonly marines?: number;
  /** Comes by a hyperspace jump later on. */
  readonly reserve?: boolean;
  /** Begins docked to the craft of its own force with this place in the list. */
  readonly docked?: number;
  readonly gifts?: readonly Gift[];
}

/** What the map is centred on: a point in space, or a battle on the ground. */
export const CENTRES = ['space', 'ground'] as const;
export type Centre = (typeof CENTRES)[number];

export const GOALS = ['rout', 'convoy', 'capture'] as const;
/** What counts: enemies put out of action; craft of the first side that get away; or ships that are taken. */
export type Goal = (typeof GOALS)[number];

/** Where a side sets up: in sectors of the Capital Map, or on the Engagement Map of one, in some of its zones. */
export interface Area {
  readonly sectors: readonly Sector[];
  readonly zones?: readonly Zone[];
}

/** A place on the ground that fire from orbit may be aimed at. */
export interface Site {
  readonly name: string;
  readonly seat: Seat;
  /** Inches from the south-west corner of the table. */
  readonly x: number;
  readonly y: number;
  readonly points: number;
  /** Somebody points it out to friends above. */
  readonly tagged?: boolean;
  /** Capital weapons that answer ships in orbit. */
  readonly battery?: { readonly weapon: 'capital' | 'subCapital' | 'missiles'; readonly damage: number };
}

export interface Setup {
  readonly centre: Centre;
  readonly forces: readonly [readonly Entry[], readonly Entry[]];
  readonly areas: readonly [Area, Area];
  /** Capital turns after which the points decide. */
  readonly turns: number;
  readonly goal: Goal;
  readonly sites?: readonly Site[];
}

export type Fate = 'waiting' | 'reserve' | 'fighting' | 'docked' | 'destroyed' | 'retreated' | 'captured';

export const CRITS = [
  'none',
  'fuel',
  'fireControl',
  'engine',
  'weapon',
  'crewKilled',
  'kfBoom',
  'dockingCollar',
  'thruster',
  'door',
  'crew',
  'dock',
  'kfDrive',
] as const;
export type Crit = (typeof CRITS)[number];

/** Critical hits whose effects have begun. */
export interface Hits {
  readonly fireControl: number;
  readonly engine: number;
  readonly thruster: number;
  readonly crew: number;
  readonly kfDrive: number;
  readonly dock: number;
  readonly dockingCollar: number;
  readonly kfBoom: number;
  /** Bays whose doors do not open any more. */
  readonly doors: readonly number[];
  /** Weapons lost: side and class of each hit. */
  readonly weapons: readonly { readonly arc: Arc; readonly weapon: WeaponClass }[];
}

/** A critical hit that has been rolled and waits for the End Phase. */
export interface Fresh {
  readonly crit: Crit;
  readonly arc: Arc;
  readonly weapon: WeaponClass | null;
  /** For doors: which bay. */
  readonly bay: number;
}

/** What a craft has done in this capital turn. */
export interface Doings {
  readonly moved: boolean;
  /** Came onto the map that it is on too late to take part. */
  readonly late: boolean;
  /** Spent Thrust: moved, or manoeuvred against somebody. */
  readonly maneuvered: boolean;
  /** Has changed its sector or zone. */
  readonly shifted: boolean;
  readonly attacks: number;
  /** Weapons that have fired: `front:standard`. */
  readonly spent: readonly string[];
  readonly primary: UnitId | null;
  /** Whom it has met already: nobody meets the same enemy twice of its own will. */
  readonly met: readonly UnitId[];
  readonly screen: number;
  /** Has sent missiles, or fired in passing, from outside of any engagement. */
  readonly afar: boolean;
  /** Overheat used. */
  readonly overheat: number;
  readonly engaged: boolean;
  /** Has begun an engagement of its own will, or left its sector. */
  readonly initiated: boolean;
  readonly strayed: boolean;
  /** The side from which it has fired at the ground. */
  readonly orbit: Arc | null;
  readonly done: boolean;
}

export interface Jump {
  readonly kind: 'in' | 'out' | 'system';
  readonly to: Sector;
  /** The turn in whose End Phase it happens. */
  readonly turn: number;
}

export interface Docking {
  readonly parent: UnitId;
  /** End Phases spent side by side. */
  readonly turns: number;
  /** How many are wanted before the roll. */
  readonly wanted: number;
}

export interface Unit {
  readonly id: UnitId;
  readonly seat: Seat;
  readonly card: Card;
  readonly skill: number;
  readonly fate: Fate;
  readonly sector: Sector;
  /** The zone of the sector's Engagement Map; `NOWHERE` where there is none. */
  readonly zone: Zone;
  /** Inside of an atmosphere: off the Capital Map, on the atmospheric one. */
  readonly sunk: boolean;
  readonly armor: number;
  readonly structure: number;
  readonly fuel: number;
  readonly heat: number;
  readonly shutdown: boolean;
  readonly hits: Hits;
  readonly fresh: readonly Fresh[];
  readonly bombs: readonly Bomb[];
  readonly gifts: readonly Gift[];
  readonly turn: Doings;
  /** The craft that it hangs on. */
  readonly parent: UnitId | null;
  readonly docking: Docking | null;
  readonly undocking: boolean;
  /** Whom it holds by its grapple. */
  readonly grip: UnitId | null;
  /** Points of marines aboard, and of enemies who have come over. */
  readonly marines: number;
  readonly boarders: number;
  readonly jump: Jump | null;
  /** Jumps that its drive has a charge for. */
  readonly charges: number;
  /** The last turn in which it is blinded by electronic warfare. */
  readonly blinded: number;
}

export interface Engagement {
  readonly a: UnitId;
  readonly b: UnitId;
}

/** A Control Roll, kept with its number. */
export interface Control {
  readonly number: number;
  readonly roll: number;
  readonly ok: boolean;
  readonly margin: number;
  /** The roll with the share of Thrust that is added for range. */
  readonly modified: number;
}

/** Two craft in the middle of an exchange; `0` is who began it, `1` whom it met. */
export interface Clash {
  readonly units: readonly [UnitId, UnitId];
  /** The first one reaches for the second instead of firing at it. */
  readonly grapple: boolean;
  /** Whether the second one fires back; `null` until it has said so. */
  readonly returns: boolean | null;
  readonly bombs: readonly [Bomb | null, Bomb | null];
  readonly overheat: readonly [number, number];
  readonly control: readonly [Control, Control] | null;
  /** The sides that they show each other. */
  readonly arcs: readonly [Arc | null, Arc | null];
  readonly bracket: Bracket | null;
  readonly shots: readonly [readonly WeaponClass[] | null, readonly WeaponClass[] | null];
  /** Docked DropShips that join in, of the first and the second. */
  readonly helpers: readonly [UnitId | null, UnitId | null];
  /** Whether the one behind rides the wash instead of firing; `null` until it has said so. */
  readonly wash: boolean | null;
  readonly asks: 'nobody' | 'answer' | 'face' | 'range' | 'wash' | 'fire';
  /** Whose choice it is: 0 or 1, the place in `units`. */
  readonly who: 0 | 1;
}

/** A missile that strikes in the End Phase. */
export interface Strike {
  readonly by: UnitId;
  readonly target: UnitId;
  readonly damage: number;
}

/** Fire from orbit on its way down. */
export interface Barrage {
  readonly by: UnitId;
  readonly seat: Seat;
  readonly x: number;
  readonly y: number;
  readonly damage: number;
  /** The ground turn in which it lands, counted from the first. */
  readonly turn: number;
  /** Missiles: only the one who fired knows when. */
  readonly secret: boolean;
}

export type Phase = 'deployment' | 'initiative' | 'movement' | 'combat' | 'aftermath' | 'settling' | 'orders' | 'closing' | 'over';

export type EndReason = 'last-standing' | 'all-gone' | 'points' | 'stalemate';

export interface Result {
  readonly winners: readonly Seat[];
  readonly reason: EndReason;
  readonly points: readonly number[];
}

/** The map in play: an Engagement Map by its sector, or the Capital Map. */
export const CAPITAL = 99;
/** The atmospheric map over a ground battle. */
export const ATMOSPHERE = 98;

export interface State {
  readonly centre: Centre;
  readonly goal: Goal;
  readonly areas: readonly [Area, Area];
  readonly turns: number;
  readonly turn: number;
  /** Ground turns, where there is a battle on the ground: every sixth is a capital turn. */
  readonly groundTurn: number;
  readonly phase: Phase;
  /** The map that is being played, and those that are still to come this turn. */
  readonly map: number;
  readonly maps: readonly number[];
  readonly active: Seat;
  /** The order in which the seats move. */
  readonly queue: readonly Seat[];
  readonly initiative: Seat;
  readonly units: readonly Unit[];
  readonly engagements: readonly Engagement[];
  readonly clash: Clash | null;
  /** Engagements that are still to be settled, and what the first to be asked has said. */
  readonly unsettled: readonly Engagement[];
  readonly wish: { readonly engagement: Engagement; readonly stay: boolean; readonly seat: Seat } | null;
  readonly strikes: readonly Strike[];
  readonly sites: readonly Site[];
  readonly barrages: readonly Barrage[];
  readonly lastHarm: number;
  readonly result: Result | null;
}

export type Command =
  | { readonly type: 'deploy'; readonly unit: UnitId; readonly sector: Sector; readonly zone?: Zone }
  /** On the Capital Map: the sectors entered, none to stay; `AWAY` at the end leaves for good. The zone is where an Engagement Map is entered. */
  | { readonly type: 'move'; readonly unit: UnitId; readonly path: readonly Sector[]; readonly zone?: Zone }
  /** On a standard map: the zones entered; `exit` is the sector it goes on to from the Outer Ring. */
  | {
      readonly type: 'maneuver';
      readonly unit: UnitId;
      readonly path: readonly Zone[];
      readonly exit?: Sector;
      readonly zone?: Zone;
    }
  | {
      readonly type: 'engage';
      readonly unit: UnitId;
      readonly target: UnitId;
      readonly overheat?: number;
      readonly bomb?: Bomb;
      readonly grapple?: boolean;
    }
  | { readonly type: 'answer'; readonly fire: boolean; readonly overheat?: number; readonly bomb?: Bomb; readonly screen?: boolean }
  /** One's own side, and the other's where one may choose both. */
  | { readonly type: 'face'; readonly arc: Arc; readonly other?: Arc }
  | { readonly type: 'range'; readonly bracket: Bracket }
  /** Give up the attack to force the one in front down. */
  | { readonly type: 'wash'; readonly yes: boolean }
  | { readonly type: 'fire'; readonly weapons: readonly WeaponClass[]; readonly helper?: UnitId }
  /** An Advanced Capital Missile Attack. */
  | { readonly type: 'launch'; readonly unit: UnitId; readonly target: UnitId; readonly arc: Arc }
  /** A High-Speed Attack. */
  | { readonly type: 'pass'; readonly unit: UnitId; readonly target: UnitId; readonly arc: Arc; readonly weapon: WeaponClass }
  /** Fire at points on the ground: one for each fifty points of damage at most. */
  | {
      readonly type: 'bombard';
      readonly unit: UnitId;
      readonly arc: Arc;
      readonly weapon: WeaponClass;
      readonly at: readonly { readonly x: number; readonly y: number }[];
    }
  | { readonly type: 'screen'; readonly unit: UnitId }
  /** No more attacks by this side on this map. */
  | { readonly type: 'hold' }
  /** Go on with an engagement, or wish to end it. */
  | { readonly type: 'settle'; readonly a: UnitId; readonly b: UnitId; readonly stay: boolean }
  | { readonly type: 'jump'; readonly unit: UnitId; readonly to: Sector }
  | { readonly type: 'dock'; readonly unit: UnitId; readonly parent: UnitId; readonly extra?: number }
  | { readonly type: 'abort'; readonly unit: UnitId }
  | { readonly type: 'undock'; readonly unit: UnitId }
  | { readonly type: 'release'; readonly unit: UnitId }
  /** No more orders in this End Phase. */
  | { readonly type: 'done' };

export type Duty =
  | { readonly type: 'callNext' }
  | { readonly type: 'rollInitiative' }
  | { readonly type: 'nextMap' }
  /** What stands on the ground answers a ship that has fired at it. */
  | { readonly type: 'answerBelow'; readonly unit: UnitId };
