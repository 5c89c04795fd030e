import type { Point } from './place.ts';

/** Attack runs in the air: over a strip, on a point, and those that only aircraft make. */
export const RUNS = ['strafe', 'bomb', 'strike', 'altitude'] as const;
export type RunKind = (typeof RUNS)[number];
export const BOMBS = ['he', 'cluster', 'inferno', 'arrow'] as const;
export type Bomb = (typeof BOMBS)[number];

/** An attack run as it is declared while moving. */
export interface RunOrder {
  readonly kind: RunKind;
  /** The leg of the path it is flown on: a strip begins where the leg begins, a bomb falls where it ends. */
  readonly leg: number;
  /** Inches above the ground during the run. */
  readonly height: number;
  readonly bomb?: Bomb;
  readonly count?: number;
}

/** A run that has been flown: the strip from one point to the other, or the one point where bombs fall. */
export interface Run {
  readonly kind: RunKind;
  readonly from: Point;
  readonly to: Point;
  /** Height above the ground during the run, as a length. */
  readonly height: number;
  readonly bomb?: Bomb;
  readonly count?: number;
}
