import type { BoardPlan } from '@sortie/board';
import type { Design } from '../sheet/compile.ts';

export const MAPS = ['hills', 'river', 'crossroads'] as const;

export type MapName = (typeof MAPS)[number];

/** One unit of a force: a design of the catalogue by its code, or one that somebody brought, and who drives it. */
export interface Entry {
  readonly design: Design;
  readonly gunnery?: number;
  readonly piloting?: number;
  /** Ammunition by its name in the tables, for each bin in their order; `null` for what the design says. */
  readonly loads?: readonly (string | null)[];
}

export interface Setup {
  readonly map: MapName | BoardPlan;
  /** The force of each seat. */
  readonly forces: readonly [readonly Entry[], readonly Entry[]];
  /** The last turn; `null` for a fight to the end. */
  readonly turns: number | null;
  readonly conditions?: Conditions;
}

/** What a world is like, where it is not like ours. */
export interface Conditions {
  /** In degrees Celsius. */
  readonly temperature?: number;
}
