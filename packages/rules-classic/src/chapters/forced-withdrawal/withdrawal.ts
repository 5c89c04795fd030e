import { rowOf } from '@sortie/geometry';
import { tell } from '@sortie/kernel';
import { isCrippled } from '../../damage/crippled.ts';
import { traceOf } from '../../movement/trace.ts';
import { CITE, type ClassicRule } from '../../rule.ts';
import { isFighting } from '../../state.ts';

/** Who is crippled turns its back on the enemy: no step away from the edge that it came from. */
const withdrawal: ClassicRule = {
  id: 'TW-forced-withdrawal',
  cite: CITE,
  kind: 'advanced',
  forbids: {
    move: (view, move, _seat, book) => {
      const unit = view.units[move.unit];
      if (!isFighting(unit) || move.mode === 'stand' || !isCrippled(unit)) return undefined;
      const end = move.mode === 'jump' ? move.to : traceOf(view, move, book)?.paces.at(-1)?.at;
      if (!end) return undefined;
      const away = rowOf(end) - rowOf(unit.at);
      return (unit.seat === 0 ? away : -away) > 0 ? tell('who is crippled withdraws') : undefined;
    },
  },
};

export const withdrawalRules: readonly ClassicRule[] = [withdrawal];
