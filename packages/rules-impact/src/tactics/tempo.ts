import type { Seat } from '@sortie/kernel';
import type { State } from '../model/state.ts';
import { scoreOf } from '../scenarios/victory.ts';
import { enemyOf } from '../units/unit.ts';

/** 0 in the first half of a game, rising to 1 at its last turn. */
export function lateness({ turn, plan }: State): number {
  const half = plan.special.turns / 2;
  return Math.min(1, Math.max(0, (turn - half) / half));
}

/** Who would win if the last turn ended now: 1 this seat, -1 the other, 0 nobody. */
export function standingOf(state: State, seat: Seat): -1 | 0 | 1 {
  const { margin, otherwise } = state.plan.victory;
  const lead = scoreOf(state, seat) - scoreOf(state, enemyOf(seat));
  if (Math.abs(lead) >= Math.max(1, margin)) return lead > 0 ? 1 : -1;
  return otherwise === null ? 0 : otherwise === seat ? 1 : -1;
}

/** How much fear is left: whoever hides until the end without being ahead decides nothing; whoever is ahead has something to keep. */
export function nerve(state: State, seat: Seat): number {
  const late = lateness(state);
  return standingOf(state, seat) === 1 ? 1 + 0.3 * late : 1 - 0.7 * late;
}

/** Turns that a unit can still move in, this one among them. */
export const turnsLeft = ({ turn, plan }: State, done: boolean): number => plan.special.turns - Math.max(1, turn) + (done ? 0 : 1);
