import type { Hex } from '@sortie/geometry';
import type { Thing, UnitId } from '../shape.ts';

/** Things are picked up, laid down, lost and broken. */
export type ThingEvent =
  /** `which` is its number among what lies about; `null` for a trunk that is pulled up or a girder out of the rubble. */
  | { readonly type: 'thingTaken'; readonly unit: UnitId; readonly which: number | null; readonly thing: Thing }
  /** `at` is where it lies now; `null` where nothing is left of it. */
  | { readonly type: 'thingDropped'; readonly unit: UnitId; readonly at: Hex | null; readonly thing: Thing }
  /** A limb that was torn off, or whatever else comes to lie in a hex. */
  | { readonly type: 'thingLeft'; readonly at: Hex; readonly thing: Thing }
  | { readonly type: 'thingBroken'; readonly which: number; readonly unit: UnitId }
  /** A weapon that lies there is shot at. */
  | { readonly type: 'thingHit'; readonly which: number; readonly unit: UnitId; readonly points: number }
  | { readonly type: 'gunHit'; readonly unit: UnitId; readonly points: number };
