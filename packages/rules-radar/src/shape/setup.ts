import type { Seat } from '@sortie/kernel';
import type { PrintedCard } from '@sortie/roster';
import type { Sector } from '../map/sectors.ts';
import type { Zone } from '../map/zones.ts';

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
