import type { Seat } from '@sortie/kernel';
import { type AlphaRule, option } from '../rule.ts';
import type { State, UnitId } from '../shape.ts';
import { toMove } from './order.ts';

/** The lance that has begun to move and is not finished, if there is one. */
export function lanceMoving(state: State, seat: Seat): number | undefined {
  const waiting = toMove(state, seat);
  return waiting.find(unit =>
    state.units.some(
      other =>
        other.seat === seat && other.lance === unit.lance && other.moved !== null && (other.fate === 'fighting' || other.fate === 'aloft'),
    ),
  )?.lance;
}

/** How many lances of a side have yet to move. */
export const lancesLeft = (state: State, seat: Seat): number => new Set(toMove(state, seat).map(({ lance }) => lance)).size;

function lanceFirst(view: State, { unit }: { readonly unit: UnitId }, seat: Seat): string | undefined {
  const lance = lanceMoving(view, seat);
  return lance !== undefined && view.units[unit]?.lance !== lance ? 'the lance that has begun moves first' : undefined;
}

export const lanceRules: readonly AlphaRule[] = [
  option('ASC-lance-movement', {
    base: { lances: () => 1 },
    forbids: { move: lanceFirst, fly: lanceFirst, overfly: lanceFirst, land: lanceFirst, liftOff: lanceFirst },
    covers: ['ASC-lance-movement-groups'],
  }),
];
