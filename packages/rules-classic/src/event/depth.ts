import type { Answer, Roll, RuleId } from '@sortie/kernel';
import type { UnitId } from '../shape.ts';

/** The pressure of deep water on a hull: `roll` is `null` where nothing can stand it. */
export type DepthEvent = {
  readonly type: 'pressed';
  readonly unit: UnitId;
  readonly depth: number;
  readonly number: Answer;
  readonly roll: Roll | null;
  readonly ok: boolean;
  readonly doomed: RuleId | null;
};
