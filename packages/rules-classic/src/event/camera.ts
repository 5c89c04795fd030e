import type { Answer, Roll } from '@sortie/kernel';
import type { UnitId } from '../shape.ts';

/** A camera is held on a target so that others can fire at it. */
export type CameraEvent = {
  readonly type: 'filmed';
  readonly unit: UnitId;
  readonly target: UnitId;
  readonly toHit: Answer;
  readonly roll: Roll | null;
  readonly ok: boolean;
};
