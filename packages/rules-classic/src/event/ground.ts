import type { Terrain } from '@sortie/board';
import type { Hex } from '@sortie/geometry';

/** What becomes of the ground itself. */
export type GroundEvent =
  /** The ground of a hex has this much strength left. */
  | { readonly type: 'groundWorn'; readonly at: Hex; readonly factor: number }
  /** It slides down into a lower hex. */
  | { readonly type: 'groundSlid'; readonly from: Hex; readonly to: Hex }
  /** Something was there all along that nobody knew of. */
  | { readonly type: 'pitFound'; readonly at: Hex; readonly terrain: Terrain };
