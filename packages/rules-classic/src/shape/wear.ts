import type { Facing } from '@sortie/geometry';
import type { Location } from '../sheet/sheet.ts';
import type { WeaponId } from './ids.ts';

/** What has happened to a vehicle. */
export interface Wear {
  /** Cruising points that are left. */
  readonly cruise: number;
  /** Motive damage suffered, each sort of which makes driving harder once. */
  readonly motive: readonly ('minor' | 'moderate' | 'heavy')[];
  readonly immobile: boolean;
  readonly sensors: number;
  /** Locations whose weapons are no longer steadied. */
  readonly stabilizers: readonly Location[];
  readonly driver: boolean;
  readonly commander: boolean;
  readonly engine: boolean;
  /** The last turn in which the crew is stunned. */
  readonly stunned: number;
  /** The turn in which its engine began to leak. */
  readonly leaks?: number;
  /** Hexsides that the turret is turned by, and whether it turns any more. */
  readonly turret: Facing;
  readonly stuckTurret: 'no' | 'jammed' | 'locked';
  /** The same of the front one of two turrets. */
  readonly fore?: Facing;
  readonly stuckFore?: 'jammed' | 'locked';
  /** What held it in the air is gone. */
  readonly rotorless?: true;
  /** Of a vessel: hexes of it that are open, parts that the water is in, and boxes of its crew that are marked, with the last turn of those who are only stunned. */
  readonly breached?: readonly number[];
  readonly flooded?: readonly Location[];
  readonly crew?: readonly (number | null)[];
  /** Weapons that have malfunctioned: the crew can put them right. */
  readonly malfunctions?: readonly WeaponId[];
  /** Weapons that are destroyed. */
  readonly broken: readonly WeaponId[];
}
