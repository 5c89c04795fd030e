import type { Facing, Hex } from '@sortie/geometry';
import type { UnitId, WeaponId } from './ids.ts';

/** How a fighter flies: it comes from beyond the map, crosses it in one straight line, and is gone again before the next turn. */
export interface Flight {
  /** Above the ground, in steps of which each is many levels; 0 on the ground. */
  readonly altitude: number;
  /** The hexes that it has flown over in this turn, in their order; none as long as it keeps away. */
  readonly path: readonly Hex[];
  /** It searches the ground with its camera in this turn, and has done so. */
  readonly search?: true;
  readonly searched?: true;
}

/** A fighter crosses the map: where it comes in, which way, how high, and where it comes to rest if it lands. */
export interface Fly {
  readonly type: 'fly';
  readonly unit: UnitId;
  readonly from: Hex;
  readonly heading: Facing;
  readonly altitude: number;
  readonly land?: Hex;
  /** Its camera searches the ground for whoever hides there, and it attacks nobody. */
  readonly search?: true;
}

/** Beams that sweep over some hexes of a flight, one after the other, and whoever is in them. */
export interface Strafe {
  readonly at: readonly Hex[];
  readonly weapons: readonly WeaponId[];
}

/** What is dropped on one hex of a flight, by bins; in a dive, or from where the fighter is. */
export interface Bombing {
  readonly at: Hex;
  readonly bins: readonly number[];
  readonly dive?: true;
  /** A sensor that is left behind falls instead of a bomb. */
  readonly sensor?: true;
}
