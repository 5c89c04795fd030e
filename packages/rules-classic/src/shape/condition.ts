import type { WeaponId } from './ids.ts';
import type { Conditions } from './setup.ts';

/** How a unit stands in ways that only some tables play; whoever is in none of them carries nothing. */
export interface Condition {
  /** Crouches behind what is in front of it. */
  readonly hullDown?: true;
  /** Levels that it has climbed up the wall it faces. */
  readonly climbed?: number;
  /** Weapons that are powered down. */
  readonly off?: readonly WeaponId[];
  /** Bins whose missiles are armed before they leave the tube, and arrays of machine guns that were switched off before the game. */
  readonly hotBins?: readonly number[];
  readonly arraysOff?: true;
  /** Weapons and gear, as `weapon:3`, that are struck and work all the same. */
  readonly dented?: readonly string[];
  /** Points of cooling that have leaked away. */
  readonly leak?: number;
  /** Weapons whose capacitors are charged. */
  readonly charged?: readonly WeaponId[];
  /** The air that its wings beat, where it is not ours. */
  readonly pressure?: NonNullable<Conditions['pressure']>;
}

/** What has come about, for the log. */
export type Alteration = 'hullDown' | 'climbed' | 'letDown' | 'switched' | 'dented' | 'leaked' | 'charged' | 'discharged';
