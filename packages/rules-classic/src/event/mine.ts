import type { Roll, Seat } from '@sortie/kernel';
import type { Laid, UnitId } from '../shape.ts';

/** What becomes of mines: fields are named by their place in the list. */
export type MineEvent =
  /** Whose mines they are rolls whether they go off; `roll` is `null` where nothing is left to luck. */
  | {
      readonly type: 'minesTried';
      readonly field: number;
      readonly unit: UnitId;
      readonly by: Seat;
      readonly roll: Roll | null;
      readonly ok: boolean;
    }
  /** Mines go off, and this much of them is left. */
  | { readonly type: 'minesWentOff'; readonly field: number; readonly left: number }
  | { readonly type: 'minesTrapped'; readonly field: number }
  | { readonly type: 'minesSought'; readonly field: number; readonly unit: UnitId; readonly roll: Roll; readonly cleared: boolean }
  | { readonly type: 'minesLaid'; readonly unit: UnitId; readonly which: number; readonly field: Laid };
