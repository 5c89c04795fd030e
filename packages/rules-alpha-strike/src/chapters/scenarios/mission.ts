import type { table as geometry } from '@sortie/geometry';
import type { Seat } from '@sortie/kernel';

/** The kinds of scenario of the Companion. */
export const MISSIONS = ['stand-up-fight', 'capture-the-flag', 'king-of-the-hill', 'hold-the-line', 'reconnaissance'] as const;
export type MissionKind = (typeof MISSIONS)[number];

export const VARIANTS = [
  'crush-the-head',
  'one-flag',
  'many-flags',
  'extraction',
  'domination',
  'hold-them-off',
  'chase',
  'hide-and-seek',
  'easter-egg',
] as const;
export type MissionVariant = (typeof VARIANTS)[number];

/** What the players have agreed to fight for. */
export interface MissionOrder {
  readonly kind: MissionKind;
  readonly variant?: MissionVariant;
  /** How kills score: by the table, by point value, or not at all. */
  readonly kills?: 'basic' | 'points';
  /** Flags of each side, sectors, or markers, where their number is free. */
  readonly markers?: number;
  /** How large a flag is as a load, where a campaign says so; Size 1 else. */
  readonly flagSize?: number;
  /** Points of construction of the buildings that are laid out for it. */
  readonly cf?: number;
  /** The side that knows no retreat. */
  readonly desperate?: 0 | 1;
  /** Three turns for every lance of the attacker. */
  readonly timed?: boolean;
  /** Nobody says who commands. */
  readonly secret?: boolean;
  /** Buildings disturb electronics. */
  readonly emi?: boolean;
  /** Pieces of terrain that each side puts on the table before the units are set up. */
  readonly features?: number;
  /** Who puts the buildings of a reconnaissance where: the defender, or both sides in turns; they stand by themselves else. */
  readonly builders?: 'defender' | 'both';
  /** Part of a campaign: the forces are as they are. */
  readonly campaign?: boolean;
}

/** Ground to set up on: all that is so near to one of these. */
export interface Zone {
  readonly outline: geometry.Outline;
  readonly reach: number;
}

export interface Mission {
  readonly order: MissionOrder;
  /** Where each side sets up; `null` for the strip along its edge. */
  readonly zones: readonly [readonly Zone[] | null, readonly Zone[] | null];
  /** Nearest that enemies may be set up to each other, in inches. */
  readonly apart: number;
  /** Pieces of terrain that each side has yet to put down. */
  readonly features?: readonly number[];
  /** Turns in a row that the attacker has held a marker. */
  readonly run: number;
  /** Units of the attacker that have got through, and that have brought home what they learned. */
  readonly escaped: number;
  readonly home: number;
  /** Buildings that have been looked into, and those with something in it; units that have been looked at: `unit:3`. */
  readonly scanned: readonly string[];
  readonly found: readonly string[];
  /** Both sides have brought a flag home in the same turn: now whoever gets its own back wins. */
  readonly tied: boolean;
  /** The side that has done what it came for. */
  readonly winner: Seat;
}
