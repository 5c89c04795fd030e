import { type Facing, type Hex, sameHex } from '@sortie/geometry';
import type { Condition, Heading, State, StepWord } from '../shape.ts';
import type { OnMap } from '../state.ts';
import { bars, meets, stops } from './crowding.ts';

/** Where a walk or run stands after some of its steps. */
export interface Pace {
  /** The last step; `null` before the first. */
  readonly step: StepWord | null;
  readonly at: Hex;
  readonly facing: Facing;
  readonly spent: number;
  readonly hexes: number;
  readonly heading: Heading | null;
  readonly prone: boolean;
  /** Has just got up, so that turning is free. */
  readonly rising: boolean;
  /** Turned on pavement since the last hex. */
  readonly turned: boolean;
  readonly leaves: boolean;
  readonly condition: Condition | null;
  /** Hexes in a row, each lower than the one before, of what skims over the ground. */
  readonly descents?: number;
  /** In the air, or on a floor of a building. */
  readonly elevation?: number;
}

/** What is wrong with a way, if anything. */
export type Fault = 'steps' | 'prone' | 'barred' | 'enemy' | 'beyond' | 'legs' | 'tooFar' | 'gyro';

export const startOf = (unit: OnMap): Pace => ({
  step: null,
  at: unit.at,
  facing: unit.facing,
  spent: unit.moved?.spent ?? 0,
  hexes: unit.moved?.hexes ?? 0,
  heading: unit.moved?.heading ?? null,
  prone: unit.prone,
  rising: unit.moved?.rising ?? false,
  turned: unit.moved?.turned ?? false,
  leaves: false,
  condition: unit.condition ?? null,
  ...(unit.elevation === undefined ? {} : { elevation: unit.elevation }),
});

export const afford = (next: Pace, points: number): Pace | Fault => (next.spent > points ? 'tooFar' : next);

/** Is there an enemy whose hex is closed? Enemies that are not seen bar no way, and a contact of the sensors does not tell who it is: they are run into (see the sequence `approaching`). */
export const isEnemyAt = (state: State, unit: OnMap, at: Hex, elevation?: number): boolean => isMet(state, unit, at, elevation, bars);

/** Is there an enemy whom nobody goes past? */
export const isHeldAt = (state: State, unit: OnMap, at: Hex, elevation?: number): boolean => isMet(state, unit, at, elevation, stops);

const isMet = (state: State, unit: OnMap, at: Hex, elevation: number | undefined, how: typeof bars): boolean =>
  state.units.some(
    other => how(unit, other) && other.veil === undefined && other.at !== null && sameHex(other.at, at) && meets(unit, other, elevation),
  );
