import type { Facing, Hex } from '@sortie/geometry';
import type { Answer, Roll } from '@sortie/kernel';
import type { Assault, Cause, Condition, Drop, Heading, Manner, Mode, StepWord, Task, TaskTerms, Tempo, UnitId } from '../shape.ts';

/** Units come, go and stand. */
export type MoveEvent =
  | { readonly type: 'deployed'; readonly unit: UnitId; readonly at: Hex; readonly facing: Facing }
  /** A move begins; what it is to be is fixed. */
  | (TaskTerms & {
      readonly type: 'setOut';
      readonly unit: UnitId;
      readonly mode: Mode;
      readonly assault: Assault | null;
      readonly manner?: Manner;
      readonly tempo?: Tempo;
      readonly over?: true;
      readonly cushion?: number;
      readonly declared?: number;
      readonly drops?: Drop;
      readonly task?: Task;
    })
  /** A booster is used: `roll` is `null` where it fails of itself. */
  | {
      readonly type: 'strained';
      readonly unit: UnitId;
      readonly manner: Manner;
      readonly needed: number;
      readonly roll: Roll | null;
      readonly uses: number;
      readonly ok: boolean;
    }
  /** Part of a move: up to the next hex entered or the next thing done. */
  | {
      readonly type: 'stepped';
      readonly unit: UnitId;
      readonly steps: readonly StepWord[];
      readonly to: Hex;
      readonly facing: Facing;
      readonly spent: number;
      readonly hexes: number;
      readonly heading: Heading | null;
      readonly turned: boolean;
      readonly prone: boolean;
      /** How it holds itself now, where that has changed. */
      readonly condition?: Condition | null;
      /** Above the ground of the hex, where that matters; `null` for whoever has come down to the ground. */
      readonly elevation?: number | null;
    }
  /** What flew lies on the ground. */
  | { readonly type: 'cameDown'; readonly unit: UnitId; readonly levels: number; readonly damage: number; readonly roll: Roll | null }
  | { readonly type: 'stoodUp'; readonly unit: UnitId; readonly ok: boolean; readonly spent: number }
  | { readonly type: 'skidded'; readonly unit: UnitId; readonly to: Hex; readonly hexes: number }
  /** Troops hang on a machine, or no longer. */
  | { readonly type: 'clung'; readonly unit: UnitId; readonly host: UnitId | null }
  | { readonly type: 'moved'; readonly unit: UnitId }
  | { readonly type: 'leftMap'; readonly unit: UnitId }
  | { readonly type: 'bogged'; readonly unit: UnitId; readonly stuck: boolean }
  | { readonly type: 'displaced'; readonly unit: UnitId; readonly to: Hex; readonly facing: Facing; readonly elevation?: number | null }
  | { readonly type: 'caused'; readonly unit: UnitId; readonly cause: Cause }
  | {
      readonly type: 'piloted';
      readonly unit: UnitId;
      readonly cause: Cause;
      readonly number: Answer;
      /** `null` where it fails of itself. */
      readonly roll: Roll | null;
      readonly ok: boolean;
    }
  | {
      readonly type: 'fell';
      readonly unit: UnitId;
      readonly roll: Roll;
      readonly levels: number;
      readonly facing: Facing;
      readonly damage: number;
    };
