import type { UnitId } from '../shape.ts';

/** Suits get on a machine of their side, or off it. */
export type RideEvent = { readonly type: 'mounted'; readonly unit: UnitId; readonly host: UnitId | null };
