import { derivation, type RuleId } from '@sortie/kernel';
import { movementRules } from '../movement/rules.ts';

/** What a counter, a point, a level and a turn stand for (2.6). */
const SCALE = { soldiersPerCounter: 1, metresPerPoint: 25, metresPerLevel: 2, secondsPerTurn: 60 } as const;

/** Points, levels, turns and counters in the world that they stand for, and by which line. */
export interface Measured {
  readonly metres: number;
  readonly metresUp: number;
  readonly seconds: number;
  readonly soldiers: number;
  readonly by: RuleId;
}

/** How far, how high, how long and how many that is. */
export const measured = (of: {
  readonly points?: number;
  readonly levels?: number;
  readonly turns?: number;
  readonly counters?: number;
}): Measured =>
  derivation.told<Measured>(
    {
      metres: (of.points ?? 0) * SCALE.metresPerPoint,
      metresUp: (of.levels ?? 0) * SCALE.metresPerLevel,
      seconds: (of.turns ?? 0) * SCALE.secondsPerTurn,
      soldiers: (of.counters ?? 0) * SCALE.soldiersPerCounter,
      by: 'MAAS-2.6-scale',
    },
    movementRules,
  );
