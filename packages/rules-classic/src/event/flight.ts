import type { Facing, Hex } from '@sortie/geometry';
import type { Answer, Roll, RuleId } from '@sortie/kernel';
import type { Shot, UnitId } from '../shape.ts';

/** Why a fighter is lower than it was. */
type Sinking = 'strike' | 'dive' | 'lost';

/** What happens in the air. */
export type FlightEvent =
  /** A flight over the map; whoever lands or takes off is on the ground at one end of it. */
  | {
      readonly type: 'flew';
      readonly unit: UnitId;
      readonly path: readonly Hex[];
      readonly heading: Facing;
      readonly altitude: number;
      readonly landed?: true;
    }
  | { readonly type: 'sank'; readonly unit: UnitId; readonly why: Sinking; readonly altitude: number; readonly roll: Roll | null }
  /** Beams sweep over everybody in some hexes: these are the shots that come of it. */
  | { readonly type: 'strafed'; readonly unit: UnitId; readonly shots: readonly Shot[] }
  /** One bomb falls; `lands` is where, `null` beyond the map. */
  | {
      readonly type: 'bombed';
      readonly unit: UnitId;
      readonly bin: number;
      readonly at: Hex;
      readonly lands: Hex | null;
      readonly toHit: Answer;
      readonly roll: Roll | null;
      readonly scatter: Roll | null;
    }
  | { readonly type: 'tankStruck'; readonly unit: UnitId; readonly roll: Roll; readonly doomed: RuleId | null }
  | { readonly type: 'crashed'; readonly unit: UnitId; readonly at: Hex; readonly roll: Roll; readonly damage: number };
