import type { Seat } from '@sortie/kernel';
import type { State, Unit } from '../model/state.ts';
import { scoreOf } from '../scenarios/victory.ts';
import { TRACKS } from '../units/types.ts';
import { damageOf, enemyOf, is, isDown } from '../units/unit.ts';
import { pointWorth } from './stakes.ts';
import type { Weights } from './weights.ts';

/** What a unit is worth as it stands; a card one has not seen counts as an ordinary soldier. */
export function worthOf(unit: Unit): number {
  if (unit.place === 'eliminated' || unit.place === 'offline') return 0;
  const build = unit.card ? TRACKS[unit.card.type].build : unit.kind === 'armored' ? 10 : 4;
  if (unit.place === 'exited') return build / 2;
  if (isDown(unit)) return build / 5;
  const shaken = unit.morale === 'good' ? 1 : unit.morale === 'shocked' ? 0.8 : 0.6;
  return build * (1 - damageOf(unit) * 0.12) * shaken;
}

/** How good the position is for a seat. */
export function value(state: State, seat: Seat, weights: Weights): number {
  if (state.result) return state.result.winners.includes(seat) ? 1000 : state.result.winners.length === 0 ? 0 : -1000;
  let sum = (scoreOf(state, seat) - scoreOf(state, enemyOf(seat))) * pointWorth(state.plan, weights);
  for (const unit of state.units) {
    const worth = worthOf(unit) + (is(unit, 'command') && unit.place !== 'eliminated' ? weights.leader : 0);
    sum += unit.seat === seat ? worth * weights.caution : -worth * weights.aggression;
  }
  return sum;
}
