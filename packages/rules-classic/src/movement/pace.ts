import { type Facing, type Hex, sameHex } from '@sortie/geometry';
import type { Condition, State } from '../shape.ts';
import type { Standing } from '../state.ts';
import { crowds } from './crowding.ts';

/** Where a walk or run stands after some of its steps. */
export interface Pace {
  readonly letter: string;
  readonly at: Hex;
  readonly facing: Facing;
  readonly spent: number;
  readonly hexes: number;
  readonly heading: '' | 'F' | 'B';
  readonly prone: boolean;
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

export const startOf = (unit: Standing): Pace => ({
  letter: '',
  at: unit.at,
  facing: unit.facing,
  spent: unit.moved?.spent ?? 0,
  hexes: unit.moved?.hexes ?? 0,
  heading: unit.moved?.heading ?? '',
  prone: unit.prone,
  turned: unit.moved?.turned ?? false,
  leaves: false,
  condition: unit.condition ?? null,
  ...(unit.elevation === undefined ? {} : { elevation: unit.elevation }),
});

export const afford = (next: Pace, points: number): Pace | Fault => (next.spent > points ? 'tooFar' : next);

/** Enemies that nobody sees bar no way: they are run into (see the sequence `approaching`). */
export function isEnemyAt(state: State, unit: Standing, at: Hex): boolean {
  return state.units.some(
    other => other.seat !== unit.seat && other.veil !== 'hidden' && other.at !== null && sameHex(other.at, at) && crowds(unit, other),
  );
}
