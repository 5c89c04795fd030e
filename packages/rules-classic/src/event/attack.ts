import type { Facing, Hex, Side } from '@sortie/geometry';
import type { Answer, Roll } from '@sortie/kernel';
import type { Barrage, Battery, Blow, Order, SensorKind, Shot, Tuning, UnitId, WeaponId } from '../shape.ts';
import type { Location } from '../sheet/sheet.ts';

export type ShotResult = 'hit' | 'miss' | 'automaticHit' | 'automaticMiss' | 'jammed' | 'diverted' | 'shotDown';

export interface Cluster {
  readonly roll: Roll | null;
  /** The row of the table after modifiers. */
  readonly row: Answer;
  readonly size: number;
  readonly hits: number;
}

/** Where some damage strikes. */
export interface Struck {
  readonly roll: Roll;
  readonly location: Location;
  readonly damage: number;
  /** The roll was one that may go through armor. */
  readonly critical: boolean;
  /** On a vehicle: tracks, wheels or skirts may suffer. */
  readonly motive: boolean;
  /** Stopped by what the target stands behind. */
  readonly covered: boolean;
}

/** Shots and blows. */
export type AttackEvent =
  | {
      readonly type: 'declared';
      readonly unit: UnitId;
      readonly twist: -1 | 0 | 1;
      readonly flip: boolean;
      readonly turret: Facing;
      readonly fore?: Facing;
      readonly shots: readonly Shot[];
      readonly spots: UnitId | null;
      readonly batters?: readonly Battery[];
      readonly barrages?: readonly Barrage[];
      readonly light?: Hex;
      readonly powerDown?: true;
      /** Equipment that is set anew when the turn ends. */
      readonly tunes?: readonly Tuning[];
      readonly eject?: true;
      readonly orders?: readonly Order[];
      readonly shakeOff?: true;
      readonly sensor?: SensorKind;
    }
  | { readonly type: 'aimed'; readonly unit: UnitId; readonly numbers: readonly Answer[] }
  | {
      readonly type: 'fired';
      readonly unit: UnitId;
      readonly target: UnitId;
      readonly weapon: WeaponId;
      readonly toHit: Answer;
      readonly result: ShotResult;
      readonly roll: Roll | null;
      readonly cluster: Cluster | null;
      readonly side: Side;
      readonly heat: number;
      /** The bin that paid, and how many shots. */
      readonly bin: number | null;
      readonly shots: number;
      readonly jams: boolean;
    }
  /** A shot at a building; what it does to the walls is told by `battered`. */
  | {
      readonly type: 'wallFired';
      readonly unit: UnitId;
      readonly at: Hex;
      readonly weapon: WeaponId;
      readonly toHit: Answer;
      readonly roll: Roll | null;
      readonly hit: boolean;
      readonly damage: number;
      readonly heat: number;
      readonly bin: number | null;
      readonly shots: number;
    }
  /** A salvo at a hex: where it was to strike and where it comes down, if it does. */
  | {
      readonly type: 'shelled';
      readonly unit: UnitId;
      readonly weapon: WeaponId;
      readonly at: Hex;
      readonly lands: Hex | null;
      readonly toHit: Answer;
      readonly roll: Roll | null;
      readonly scatter: Roll | null;
      readonly heat: number;
      readonly bin: number | null;
      readonly shots: number;
    }
  /** Shells are on their way that come down in a later turn. */
  | {
      readonly type: 'launched';
      readonly unit: UnitId;
      readonly weapon: WeaponId;
      readonly at: Hex;
      readonly munition: string;
      readonly way?: 'blind' | 'flak';
      readonly toHit: Answer;
      readonly arrives: number;
      readonly heat: number;
      readonly bin: number | null;
      readonly shots: number;
    }
  /** All that was to come down in this turn has done so. */
  | { readonly type: 'came' }
  /** A target is pointed out to guided missiles for this turn. */
  | { readonly type: 'tagged'; readonly unit: UnitId; readonly by: UnitId }
  | { readonly type: 'located'; readonly unit: UnitId; readonly side: Side; readonly struck: Struck }
  | { readonly type: 'fireResolved'; readonly unit: UnitId }
  | { readonly type: 'pointDefense'; readonly unit: UnitId; readonly weapon: WeaponId; readonly bin: number | null; readonly heat: number }
  /** A weapon that was jammed fires again, or still does not; a crew that has time for it needs no roll. */
  | {
      readonly type: 'unjammed';
      readonly unit: UnitId;
      readonly weapon: WeaponId;
      readonly needed: number | null;
      readonly roll: Roll | null;
      readonly ok: boolean;
    }
  | { readonly type: 'turretFreed'; readonly unit: UnitId }
  | { readonly type: 'willStrike'; readonly unit: UnitId; readonly blows: readonly Blow[] }
  | { readonly type: 'measured'; readonly unit: UnitId; readonly numbers: readonly Answer[] }
  | {
      readonly type: 'struck';
      readonly unit: UnitId;
      readonly blow: Blow;
      readonly toHit: Answer;
      readonly roll: Roll | null;
      readonly hit: boolean;
      readonly damage: number;
    }
  | { readonly type: 'blowsResolved'; readonly unit: UnitId };
