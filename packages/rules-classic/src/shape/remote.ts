import type { Hex } from '@sortie/geometry';
import type { Seat } from '@sortie/kernel';

/** What a small sensor that is left behind makes use of. */
export const LENSES = ['visual', 'infrared', 'radar'] as const;
export type Lens = (typeof LENSES)[number];

/** A sensor on the ground, on the bottom of water or, if it was made for that, on its surface. */
export interface Remote {
  readonly id: number;
  readonly seat: Seat;
  readonly at: Hex;
  readonly lens: Lens;
  readonly floats?: true;
}

/** What a unit's dispensers hold: sensors of one sort, so many of which float. */
export interface Sensors {
  readonly lens: Lens;
  readonly floating?: number;
}
