import type { Hex } from '@sortie/geometry';

/** What a unit can search the field with, beside its eyes. */
export const SENSORS = ['probe', 'radar', 'infrared', 'magscan', 'seismic'] as const;
export type SensorKind = (typeof SENSORS)[number];

/** How the other side knows a unit that it does not see: not at all, or as a blip. */
export type Veil = 'hidden' | Levels;

/** How many levels a blip rises above its ground; `null` where the sensor does not tell. */
export interface Levels {
  readonly levels: number | null;
}

/** Something is there; what it is nobody knows. */
export interface Blip extends Levels {
  readonly at: Hex;
}
