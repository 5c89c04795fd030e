import type { Seat } from '@sortie/kernel';
import { type AlphaRule, option } from '../rule.ts';
import type { State } from '../shape.ts';
import { toMove } from './order.ts';

/** The lance that has begun to move and is not finished, if there is one. */
export function lanceMoving(state: State, seat: Seat): number | undefined {
  const waiting = toMove(state, seat);
  return waiting.find(unit =>
    state.units.some(other => other.seat === seat && other.lance === unit.lance && other.moved !== null && other.fate === 'fighting'),
  )?.lance;
}

/** How many lances of a side have yet to move. */
export const lancesLeft = (state: State, seat: Seat): number => new Set(toMove(state, seat).map(({ lance }) => lance)).size;

export const lanceRules: readonly AlphaRule[] = [
  option('ASC-lance-movement', {
    base: { lances: () => 1 },
    forbids: {
      move: (view, { unit: id }, seat) => {
        const lance = lanceMoving(view, seat);
        return lance !== undefined && view.units[id]?.lance !== lance ? 'the lance that has begun moves first' : undefined;
      },
    },
    covers: ['ASC-lance-movement-groups'],
  }),
];
