import type { Facing, Hex } from '@sortie/geometry';
import type { Moved, UnitId } from '../shape.ts';

/** Troops get into vehicles and out of them, and fieldworks are thrown up. */
export type BoardingEvent =
  | { readonly type: 'boarded'; readonly unit: UnitId; readonly host: UnitId }
  /** `moved` is what its carrier has done this turn. */
  | { readonly type: 'unloaded'; readonly unit: UnitId; readonly at: Hex; readonly facing: Facing; readonly moved: Moved }
  /** What becomes of its carrier becomes of it. */
  | { readonly type: 'wentWith'; readonly unit: UnitId; readonly host: UnitId; readonly fate: 'destroyed' | 'withdrawn' };
