import type { Seat } from '@sortie/kernel';
import type { State } from '../model/state.ts';
import { scoreOf } from '../scenarios/victory.ts';
import { enemyOf, is } from '../units/unit.ts';
import { bounty, pointWorth } from './stakes.ts';
import type { Weights } from './weights.ts';
import { shareOf, worthOf } from './worth.ts';

/** Whoever is half dead has half earned the enemy what it is given for him. */
const EARNED = 0.8;

/** How good the position is for a seat. */
export function value(state: State, seat: Seat, weights: Weights): number {
  if (state.result) return state.result.winners.includes(seat) ? 1000 : state.result.winners.length === 0 ? 0 : -1000;
  let sum = (scoreOf(state, seat) - scoreOf(state, enemyOf(seat))) * pointWorth(state.plan, weights);
  for (const unit of state.units) {
    if (unit.place === 'eliminated' || unit.place === 'offline') continue;
    const lost = unit.place === 'exited' ? 0 : (1 - shareOf(unit)) * EARNED * bounty(state, unit, weights);
    const worth = worthOf(unit) + (is(unit, 'command') ? weights.leader : 0) - lost;
    sum += unit.seat === seat ? worth * weights.caution : -worth * weights.aggression;
  }
  return sum;
}
