import type { Seat } from '@sortie/kernel';
import type { ArcName, WeaponClass } from '../card/card.ts';
import type { Order } from './command.ts';
import type { ChapterMarks } from './open.ts';
import type { UnitId } from './place.ts';
import type { Bomb } from './run.ts';

/** Nothing beside how long it holds. */
export type Plain = Readonly<Record<never, never>>;
/** Something that is counted, or that happened in a turn. */
export interface Counted {
  readonly value: number;
}
/** Silenced by somebody's jammer, where it is known whose. */
export interface Jammed {
  readonly by?: UnitId;
}
export interface ByUnit {
  readonly by: UnitId;
}

/** Conditions of units that the core knows, by their kinds; some of them only chapters bring about. */
interface CoreMarks {
  /** What keeps a unit from acting or moving. */
  readonly stunned: Plain;
  readonly immobile: Plain;
  readonly bogged: Plain;
  /** Shut down by heat: the turn at whose end it starts again. */
  readonly asleep: Counted;
  /** Crouches behind cover. */
  readonly hullDown: Plain;
  /** Hauled along by somebody, who makes so many inches. */
  readonly towed: ByUnit & Counted;
  /** What it has been told to do in the End Phase. */
  readonly ordered: { readonly order: Order };
  /** Nobody is aboard any more. */
  readonly abandoned: Plain;
  /** What holds for a turn: somebody points at it, it points for others, it is on its way down, it has got off a carrier, its aim is troubled. */
  readonly tagged: ByUnit;
  readonly spotting: Plain;
  readonly dropping: Plain;
  readonly alighted: Plain;
  readonly shaken: Counted;
  /** A beacon of one side. */
  readonly narc: { readonly seat: Seat };
  /** What lies on the table and listens. */
  readonly sensor: Plain;
  /** What its electronics do, and what is done to them: set against fields, silent, not silent, jammed, or beyond jamming. */
  readonly eccm: Plain;
  readonly stealthed: Plain;
  readonly stealthOff: Plain;
  readonly jammedEcm: Jammed;
  readonly jammedC3: Jammed;
  readonly interference: Plain;
  readonly clearSignal: Plain;
  readonly ecmProof: Plain;
  /** Rides outside; shares a bay with another of its Size; is carried as a load. */
  readonly outside: Plain;
  readonly compact: Plain;
  /** Carries and throws more than its Size. */
  readonly lifter: Plain;
  /** A pilot whose implant the machine listens to. */
  readonly linked: Plain;
  readonly cargo: ByUnit;
  /** Aboard of an enemy; marines that are left of a crew. */
  readonly aboard: ByUnit;
  readonly marines: Counted;
  /** Bombs of a kind. */
  readonly bombs: Counted & { readonly bomb: Bomb };
  /** Has fought a fire so often. */
  readonly fights: Counted & { readonly fire: string };
  /** Has worked on something for so many turns on end. */
  readonly works: Counted & { readonly on: string };
  /** Chaff and drones around a craft. */
  readonly screen: Counted;
  /** What is broken on aircraft: hits on the weapons of a side, doors that do not open. */
  readonly thruster: Plain;
  readonly crewHit: Counted;
  readonly collar: Plain;
  readonly kfBoom: Plain;
  readonly arc: Counted & { readonly arc: ArcName; readonly weapons: WeaponClass };
  readonly door: { readonly bay: string };
  /** What only other games or the players themselves bring about: lit up, tailed, jammed in space, a dock that was hit. */
  readonly lit: Plain;
  readonly tailing: ByUnit;
  readonly asew: Plain;
  readonly dock: Counted;
}

/** A share of the Move, so many inches less, never more than so many, or exactly so many. */
export interface Slows {
  readonly share?: number;
  readonly less?: number;
  readonly most?: number;
  readonly exactly?: number;
}

type Kinds = CoreMarks & ChapterMarks;
export type MarkKind = keyof Kinds;

/** A mark of one kind. */
export type MarkOf<K extends MarkKind> = {
  [N in K]: {
    readonly kind: N;
    /** The turn at whose end it is gone; 0 for the rest of the game. */
    readonly until: number;
    /** Only its own side knows of it. */
    readonly secret?: true;
    /** What it leaves of the Move on the ground of whoever bears it. */
    readonly slows?: Slows;
  } & Kinds[N];
}[K];

/** Something that holds for a while: stunned, tagged, jammed, routed … */
export type Mark = MarkOf<MarkKind>;
