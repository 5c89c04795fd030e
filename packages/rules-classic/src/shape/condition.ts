import type { Location } from '../sheet/sheet.ts';
import type { UnitId, WeaponId } from './ids.ts';
import type { Conditions } from './setup.ts';
import type { Thing } from './thing.ts';

/** How a unit stands in ways that only some tables play; whoever is in none of them carries nothing. */
export interface Condition {
  /** Crouches behind what is in front of it. */
  readonly hullDown?: true;
  /** A submarine looks out of the water. */
  readonly mast?: true;
  /** Has dug itself in. */
  readonly dugIn?: true;
  /** Levels that it has sunk into quicksand. */
  readonly sunk?: number;
  /** Has skimmed over the ground since its last move. */
  readonly aloft?: true;
  /** Levels that it has climbed up the wall it faces. */
  readonly climbed?: number;
  /** Weapons that are powered down. */
  readonly off?: readonly WeaponId[];
  /** Bins whose missiles are armed before they leave the tube, and arrays of machine guns that were switched off before the game. */
  readonly hotBins?: readonly number[];
  readonly arraysOff?: true;
  /** Weapons and gear, as `weapon:3`, that are struck and work all the same. */
  readonly dented?: readonly string[];
  /** Slots, as `LT:3`, whose shells are gone. */
  readonly cracked?: readonly string[];
  /** Points of cooling that have leaked away. */
  readonly leak?: number;
  /** Weapons whose capacitors are charged. */
  readonly charged?: readonly WeaponId[];
  /** Whom it holds, and who holds it. */
  readonly grips?: Grip;
  readonly gripped?: Grip;
  /** Shields that are held up, and what each has taken. */
  readonly guards?: readonly Guard[];
  readonly worn?: { readonly [gear: number]: number };
  /** What its instruments have suffered from a shock, and the last turn of it. */
  readonly shock?: { readonly by: number; readonly until: number };
  /** The last turn in which fire keeps its troopers down. */
  readonly pinned?: number;
  /** Suits on the bottom of the water. */
  readonly bottomed?: true;
  /** What it has in its hands. */
  readonly holds?: Thing;
  /** The air that its wings beat, where it is not ours. */
  readonly pressure?: NonNullable<Conditions['pressure']>;
  /** The last turn in which a jammer spoils its aim, and the first in which it can be loaded again after an accident. */
  readonly scrambled?: number;
  readonly reloadsFrom?: number;
}

/** One end of a hold: the unit at the other end. */
export interface Grip {
  readonly unit: UnitId;
  /** The whip that holds, by its index on the sheet; with both arms without one. */
  readonly gear?: number;
  /** The arm that is held, or that the whip is in. */
  readonly limb?: Location;
  readonly holds?: true;
  readonly since: number;
}

/** A shield, by its index on the sheet. */
export interface Guard {
  readonly gear: number;
  readonly mode: 'active' | 'passive';
  /** It takes what strikes the middle, where two could. */
  readonly center?: true;
}

/** What has come about, for the log. */
export type Alteration =
  | 'hullDown'
  | 'aloft'
  | 'setDown'
  | 'climbed'
  | 'sank'
  | 'dugIn'
  | 'masted'
  | 'leftTrench'
  | 'rose'
  | 'letDown'
  | 'switched'
  | 'dented'
  | 'leaked'
  | 'refilled'
  | 'cracked'
  | 'charged'
  | 'discharged'
  | 'gripped'
  | 'freed'
  | 'guarded'
  | 'scrambled'
  | 'reloadAccident'
  | 'bottomed'
  | 'pinned'
  | 'risen'
  | 'shocked';
