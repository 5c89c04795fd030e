import type { Seat } from '@sortie/kernel';
import type { Arc, Card, WeaponClass } from '../card/card.ts';
import type { Sector } from '../map/sectors.ts';
import type { Zone } from '../map/zones.ts';
import type { Bomb, UnitId } from './setup.ts';

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
  readonly turn: Doings;
  /** The craft that it hangs on. */
  readonly parent: UnitId | null;
  /** The last turn in which it is blinded by electronic warfare. */
  readonly blinded: number;
}
