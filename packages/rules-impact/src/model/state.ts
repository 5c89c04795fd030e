import type { Heading, Spot } from '@sortie/geometry';
import type { Seat } from '@sortie/kernel';
import type { Edge, MapState } from '../board/plan.ts';
import type { Kind, UnitType } from '../units/types.ts';
import type { ScenarioPlan } from './scenario.ts';

/** Index of a unit in `State.units`; it never changes. */
export type UnitId = number;

/** The tracking card: what the opponent may not examine. */
export interface Card {
  readonly type: UnitType;
  /** Hits taken; 5 is down. */
  readonly damage: number;
  /** 2: squad leader, 1: assistant squad leader. */
  readonly stars: 0 | 1 | 2;
}

export type Morale = 'good' | 'shocked' | 'panicked';
export type Place = 'reserve' | 'map' | 'exited' | 'eliminated' | 'offline';

export interface Unit {
  readonly id: UnitId;
  readonly seat: Seat;
  /** A to T for armored soldiers, a number for others. */
  readonly tag: string;
  readonly kind: Kind;
  /** `null` to whoever may not see it. */
  readonly card: Card | null;
  /** Who has seen the card: 0 only its owner, 1 the enemy as well, 2 everybody. */
  readonly known: 0 | 1 | 2;
  /** 0 without squads; `null` to whoever may not know. */
  readonly squad: 0 | 1 | 2 | null;
  /** A reinforcement of a side that sets up: comes on later. */
  readonly later?: boolean;
  readonly place: Place;
  /** `null` off the map, and to whoever has not found a hidden soldier. */
  readonly at: Spot | null;
  /** Absolute level; on the ground it is the ground's, or that of a storey. */
  readonly level: number;
  readonly aloft: boolean;
  readonly heading: Heading;
  readonly morale: Morale;
  /** A drone's second shock marker. */
  readonly shutDown: boolean;
  readonly done: boolean;
  /** Bonus to attacks on it and the last turn it lasts. */
  readonly paint: { readonly bonus: number; readonly until: number } | null;
  /** Active command points of a commander. */
  readonly points: number;
  /** The turn it came on, 0 if it was there from the start. */
  readonly entered: number;
  readonly exit: Edge | null;
  /** The owner's pencil (4.4). */
  readonly note: string;
}

export const FIRE_MODES = ['stationary', 'rapid', 'assault', 'targeted'] as const;
export type FireMode = (typeof FIRE_MODES)[number];

/** An attack that has been announced and not yet resolved. */
export interface Declared {
  readonly attacker: UnitId;
  readonly target: UnitId;
  readonly mode: FireMode | 'reaction' | 'panic';
}

/** What a soldier out of its senses is going to do. */
export type Plan =
  | { readonly kind: 'berserk'; readonly heading: Heading | null }
  | { readonly kind: 'run'; readonly steps: number }
  | { readonly kind: 'fright'; readonly goal: Spot | null }
  | { readonly kind: 'shoot' };

/** The soldier whose activation is going on. */
export interface Active {
  readonly unit: UnitId;
  readonly mp: number;
  readonly full: number;
  /** The point it came from, if it has to fall back. */
  readonly from: Spot | null;
  readonly airStart: boolean;
  /** Has paid to stay up, or need not. */
  readonly kept: boolean;
  readonly bounced: boolean;
  readonly landed: boolean;
  readonly boosted: boolean;
  readonly moved: boolean;
  readonly stopped: boolean;
  readonly mode: FireMode | null;
  readonly shots: number;
  readonly first: { readonly target: UnitId; readonly d12: number } | null;
  readonly painted: UnitId | null;
  /** Recovered with shaking hands (7.2): fires at −2, paints nothing. */
  readonly shaky: boolean;
  readonly queried: number;
  readonly plan: Plan | null;
  /** Assault fire that waits for the other side's reaction. */
  readonly shot: Declared | null;
  /** The other side lets this activation pass. */
  readonly unopposed: boolean;
}

/** A choice that interrupts. The last in the list is asked first. */
export type Pending =
  | { readonly kind: 'first'; readonly seat: Seat }
  | { readonly kind: 'reaction'; readonly seat: Seat; readonly unit: UnitId }
  | { readonly kind: 'landing'; readonly seat: Seat; readonly unit: UnitId }
  /** A drone is under fire: its owner may set it off first. */
  | { readonly kind: 'brace'; readonly seat: Seat; readonly shot: Declared }
  | { readonly kind: 'cover'; readonly seat: Seat; readonly unit: UnitId }
  | { readonly kind: 'column'; readonly seat: Seat }
  | { readonly kind: 'event'; readonly seat: Seat; readonly event: number }
  | { readonly kind: 'group'; readonly seat: Seat };

/** A random event on its way. */
export interface Happening {
  readonly event: number;
  readonly panel: number | null;
  readonly row: number | null;
  readonly column: number | null;
  /** How often the chooser has chosen. */
  readonly picks: number;
  readonly settled: boolean;
}

export const BOONS = ['initiative', 'tanks', 'cells', 'jammed', 'overwatch', 'static', 'channel', 'squall', 'hot'] as const;
/** What an event left behind for one turn. */
export interface Boon {
  readonly kind: (typeof BOONS)[number];
  readonly turn: number;
  readonly seat: Seat;
  readonly unit: UnitId | null;
}

export interface Objective {
  readonly at: Spot;
  readonly holder: Seat | null;
  readonly standing: boolean;
}

/** What is still to be laid in set-up; nothing but zeros to the enemy. */
export interface Stock {
  readonly bunker: number;
  readonly improved: number;
  readonly 'command-post': number;
}

export interface SideState {
  /** Set-up finished. */
  readonly ready: boolean;
  /** How many squads it fights in. */
  readonly squads: 1 | 2;
  /** By squad (0 is the only one): the turn on which the assistant takes over for a dead leader; 0 is none. */
  readonly succession: readonly [number, number, number];
  /** A commander went ahead of the shocked and panicked: they are next (12.1.1). */
  readonly overrode: boolean;
  /** Victory points so far. */
  readonly score: number;
  readonly stock: Stock;
}

export type Phase = 'setup' | 'impulses' | 'event' | 'over';

export interface Result {
  readonly winners: readonly Seat[];
  readonly reason: 'points' | 'post' | 'broken' | 'held' | 'annihilation';
  readonly points: readonly number[];
}

export interface State {
  readonly plan: ScenarioPlan;
  readonly map: MapState;
  readonly turn: number;
  readonly phase: Phase;
  /** Who holds the initiative; −1 before the first draw. */
  readonly holder: Seat;
  /** Whose impulse it is. */
  readonly toAct: Seat;
  readonly passes: number;
  readonly units: readonly Unit[];
  /** Drawn cards, oldest first. */
  readonly discard: readonly number[];
  readonly active: Active | null;
  /** Named for group activation and still to act. */
  readonly group: readonly UnitId[];
  readonly pending: readonly Pending[];
  readonly happening: Happening | null;
  readonly boons: readonly Boon[];
  readonly objectives: readonly Objective[];
  readonly sides: readonly [SideState, SideState];
  readonly result: Result | null;
}
