import type { Terrain } from '@sortie/board';
import type { Hex } from '@sortie/geometry';
import type { Roll } from '@sortie/kernel';

/** What goes on around the units. */
export type WorldEvent =
  /** Something comes to lie in a hex; with `until` it goes away of itself in the End Phase of that turn. */
  | { readonly type: 'laid'; readonly at: Hex; readonly terrain: Terrain; readonly until: number | null; readonly cloud?: true }
  | { readonly type: 'lifted'; readonly at: Hex; readonly terrain: Pick<Terrain, 'kind' | 'level'>; readonly cloud?: true }
  /** Does something catch fire? `roll` is `null` where nothing is left to chance. */
  | { readonly type: 'kindled'; readonly at: Hex; readonly needed: number; readonly roll: Roll | null; readonly ok: boolean }
  /** A building has this much strength left. */
  | { readonly type: 'battered'; readonly at: Hex; readonly factor: number };
