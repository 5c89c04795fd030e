import type { UnitId, WeaponId } from './ids.ts';
import type { ChapterAlterations } from './open.ts';
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
  /** Weapons and gear, as `weapon:3`, that are struck and work all the same. */
  readonly dented?: readonly string[];
  /** Slots, as `LT:3`, whose shells are gone. */
  readonly cracked?: readonly string[];
  /** Places, as `LT`, `LT:rear` and `LT:frame`, where a point that stands two has been struck once. */
  readonly slashed?: readonly string[];
  /** Points of cooling that have leaked away. */
  readonly leak?: number;
  /** Weapons whose capacitors are charged. */
  readonly charged?: readonly WeaponId[];
  /** Weapons that gather power, and the last turn of it. */
  readonly recharging?: { readonly [weapon: number]: number };
  /** What its instruments have suffered from a shock, and the last turn of it. */
  readonly shock?: { readonly by: number; readonly until: number };
  /** A MechWarrior on foot: the machine that he has left. */
  readonly afoot?: UnitId;
  /** What it has in its hands. */
  readonly holds?: Thing;
  /** The air that its wings beat, where it is not ours. */
  readonly pressure?: NonNullable<Conditions['pressure']>;
}

/** What has come about, for the log. */
export type Alteration = CoreAlteration | keyof ChapterAlterations;

export type CoreAlteration = 'hullDown' | 'climbed' | 'dugIn' | 'leftTrench' | 'letDown' | 'cracked' | 'recharging' | 'shocked';
