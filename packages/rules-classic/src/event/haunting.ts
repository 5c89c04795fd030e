import type { Roll } from '@sortie/kernel';
import type { UnitId } from '../shape.ts';

/** False echoes that jammers put on the instruments of others. */
export type HauntingEvent =
  /** These units choose whom they haunt before anybody fires. */
  | { readonly type: 'hauntersCalled'; readonly units: readonly UnitId[] }
  | {
      readonly type: 'haunted';
      readonly unit: UnitId;
      readonly device: number;
      readonly target: UnitId;
      readonly needed: number;
      readonly roll: Roll;
      readonly ok: boolean;
    }
  | { readonly type: 'hauntingDone'; readonly unit: UnitId };
