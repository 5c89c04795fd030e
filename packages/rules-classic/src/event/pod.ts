import type { Pod, UnitId } from '../shape.ts';

export type PodEvent =
  /** A pod clings to a unit. */
  | { readonly type: 'podded'; readonly unit: UnitId; readonly pod: Pod }
  /** A pod is brushed off: its number among those that cling there. */
  | { readonly type: 'podRemoved'; readonly unit: UnitId; readonly which: number };
