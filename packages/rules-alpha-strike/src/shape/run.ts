import type { Point, UnitId } from './place.ts';

/** Attack runs in the air: over a strip, on a point, and those that only aircraft make. */
export const RUNS = ['strafe', 'bomb', 'strike', 'altitude'] as const;
export type RunKind = (typeof RUNS)[number];
export const BOMBS = ['he', 'cluster', 'inferno', 'arrow', 'laser-guided', 'rocket', 'tag', 'thunder', 'torpedo', 'sensor'] as const;
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
  /** A second strip, from where another leg begins: so many inches of the ten. */
  readonly second?: { readonly leg: number; readonly inches: number };
}

/** An attack on the ground as it is declared with a line across the table. */
export interface AirRun {
  readonly kind: RunKind;
  /** Where a strafed strip begins, or where all the bombs of a dive fall: on the line. */
  readonly at?: Point;
  /** Whom a strike is aimed at. */
  readonly target?: UnitId;
  /** Where bombs fall one by one from high up: on the line. */
  readonly points?: readonly Point[];
  readonly bomb?: Bomb;
  readonly count?: number;
  readonly overheat?: number;
  /** A second target of a strike, or a second strip: so many inches of the ten from a point of the line on. */
  readonly second?: { readonly target?: UnitId; readonly at?: Point; readonly inches?: number };
}

/** Rings of the radar map: the Central Zone over the table, then Inner, Middle and Outer Ring. */
export const RINGS = [0, 1, 2, 3] as const;
export type Ring = (typeof RINGS)[number];

/** A straight line across the table, from edge to edge. */
export interface Line {
  readonly from: Point;
  readonly to: Point;
}

export interface Flight {
  readonly ring: Ring;
  /** The line it has flown this turn. */
  readonly line?: Line;
  /** It has crossed the table and is still low: its next move takes it back to the Central Zone. */
  readonly low?: true;
  /** The carrier it was launched from this turn. */
  readonly out?: UnitId;
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
  readonly target?: UnitId;
  readonly points?: readonly Point[];
  readonly overheat?: number;
  readonly second?: { readonly from: Point; readonly to: Point; readonly target?: UnitId };
}
