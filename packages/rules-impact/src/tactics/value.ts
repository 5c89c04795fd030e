import type { Seat } from '@sortie/kernel';
import type { State } from '../model/state.ts';
import { scoreOf } from '../scenarios/victory.ts';
import { enemyOf } from '../units/unit.ts';
import { pointWorth, standingOf } from './stakes.ts';
import type { Weights } from './weights.ts';

/** How good the position is for a seat. */
export function value(state: State, seat: Seat, weights: Weights): number {
  if (state.result) return state.result.winners.includes(seat) ? 1000 : state.result.winners.length === 0 ? 0 : -1000;
  let sum = (scoreOf(state, seat) - scoreOf(state, enemyOf(seat))) * pointWorth(state.plan, weights);
  for (const unit of state.units) {
    const worth = standingOf(state, unit, weights);
    sum += unit.seat === seat ? worth * weights.caution : -worth * weights.aggression;
  }
  return sum;
}
