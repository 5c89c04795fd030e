import type { RuleId, Seat } from '@sortie/kernel';
import type { ArcName, Card, Move } from '../card/card.ts';
import type { BaseKind } from '../measure.ts';
import type { Mark } from './mark.ts';
import type { ChapterStances } from './open.ts';
import type { Heading, Point, UnitId } from './place.ts';
import type { Flight, Run } from './run.ts';

/** `roll` is the wheels or tracks of a machine that also walks, `glide` the wings of one; `fly` is what aircraft do, by commands of their own. */
export const MODES = ['stand', 'ground', 'jump', 'sub', 'sprint', 'evade', 'roll', 'glide', 'fly'] as const;
export type Mode = (typeof MODES)[number];

/** What a unit may do besides or instead of moving. */
export type Stance = keyof ChapterStances;

export interface Moved {
  readonly mode: Mode;
  /** Inches travelled, as a length. */
  readonly length: number;
  readonly from: Point | null;
  /** Which way it faced before, if not as now. */
  readonly was?: Heading;
  readonly run?: Run;
  /** What its pilot or crew made use of while moving. */
  readonly with?: readonly string[];
}

/** `aloft` is in the air, but not over the table. */
export type Fate = 'waiting' | 'fighting' | 'riding' | 'offTable' | 'aloft' | 'destroyed' | 'withdrawn';

/** A consequence that waits for the End Phase. */
export interface Waiting {
  readonly kind: Critical | Motive;
  readonly rule: RuleId;
  /** The side that was struck, on craft with weapons in several arcs. */
  readonly arc?: ArcName;
}

export const CRITICALS = [
  'ammo',
  'engine',
  'fireControl',
  'weapon',
  'mp',
  'stunned',
  'crewKilled',
  'destroyed',
  'fuel',
  'thruster',
  'crewHit',
  'door',
  'collar',
  'kfBoom',
] as const;
export type Critical = (typeof CRITICALS)[number];
export type Motive = 'motiveSlow' | 'motiveHalf' | 'motiveStop';

export interface Unit {
  readonly id: UnitId;
  readonly seat: Seat;
  readonly card: Card;
  readonly name: string;
  readonly skill: number;
  readonly pv: number;
  readonly lance: number;
  /** The Point of ProtoMechs it belongs to, where a card for all five was split up. */
  readonly point?: number;
  readonly commander: 'force' | 'lance' | null;
  readonly fate: Fate;
  /** What it stands on: a round base anywhere, or the middle of a hex. */
  readonly base: BaseKind;
  /** `null` off the table and before set-up; riders stand where their carrier stands. */
  readonly at: Point | null;
  /** Height of the base above the table. */
  readonly z: number;
  readonly airborne: boolean;
  readonly facing: Heading;
  readonly armor: number;
  readonly structure: number;
  readonly heat: number;
  /** Moves left after criticals and motive damage, before heat. */
  readonly moves: readonly Move[];
  /** Printed target movement left after the same. */
  readonly tmm: number;
  readonly engineHits: number;
  readonly fireHits: number;
  readonly weaponHits: number;
  readonly mpHits: number;
  readonly moved: Moved | null;
  /** Attacks made this turn, by their kind, and whom they were aimed at. */
  readonly did: readonly string[];
  readonly aimedAt: readonly UnitId[];
  /** Heat that the End Phase adds: of its own making and from outside. */
  readonly overheated: number;
  readonly heatFrom: number;
  readonly waiting: readonly Waiting[];
  readonly marks: readonly Mark[];
  /** Abilities used up, and how often. */
  readonly spent: readonly string[];
  readonly rides: UnitId | null;
  readonly abilities: readonly string[];
  readonly quirks: readonly string[];
  readonly contingent: number;
  readonly hidden: boolean;
  /** Its card is not known to the other side yet. */
  readonly veiled: boolean;
  readonly mayHide: boolean;
  readonly offTable: number;
  readonly shutdown: boolean;
  /** Points of armor and structure lost this turn. */
  readonly hurt: number;
  /** Where it flies; aircraft only. */
  readonly flight?: Flight;
}
