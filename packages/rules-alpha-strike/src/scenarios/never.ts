import { hasAny } from '../card/specials.ts';
import type { State, Unit } from '../shape.ts';

/** Who fights on whatever happens: machines without a crew, and a side with its back to the wall. */
export const neverWithdraws = (state: Pick<State, 'mission'>, unit: Unit): boolean =>
  hasAny(unit, 'DRO', 'RBT', 'SDCS') || state.mission?.order.desperate === unit.seat;
