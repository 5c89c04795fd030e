import type { Remote, UnitId } from '../shape.ts';

/** Sensors that are left behind. */
export type RemoteEvent =
  | { readonly type: 'remoteSown'; readonly unit: UnitId; readonly remote: Remote }
  | { readonly type: 'remoteCrushed'; readonly unit: UnitId; readonly remote: number }
  /** From now on a unit reads these. */
  | { readonly type: 'monitored'; readonly unit: UnitId; readonly remotes: readonly number[] };
