import type { Seat } from '@sortie/kernel';
import type { PrintedCard } from '@sortie/roster';
import type { Sector } from '../map/sectors.ts';
import type { Zone } from '../map/zones.ts';

export type UnitId = number;

export const BOMBS = ['AAA', 'AS', 'ASEW'] as const;
/** Missiles that fighters carry outside: air-to-air Arrow IV, anti-ship, and anti-ship electronic warfare. */
export type Bomb = (typeof BOMBS)[number];

/** One craft of a force: a built-in one by its name, or a card of one's own. */
export interface Entry {
  readonly craft: string | PrintedCard;
  readonly skill?: number;
  readonly bombs?: readonly Bomb[];
  /** Fuel that a fighter begins with; full where nothing is said. */
  readonly fuel?: number;
  /** Is not there when the others set up. */
  readonly reserve?: boolean;
  /** Begins docked to the craft of its own force with this place in the list. */
  readonly docked?: number;
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

export interface Setup {
  readonly centre: Centre;
  readonly forces: readonly [readonly Entry[], readonly Entry[]];
  /** Where the sides set up; by the book where nothing is said. */
  readonly areas?: readonly [Area, Area];
  /** Holds what is in the Central Zone, against somebody who comes from outside. */
  readonly defender?: Seat;
  /** Capital turns after which the points decide. */
  readonly turns: number;
  readonly goal: Goal;
}
