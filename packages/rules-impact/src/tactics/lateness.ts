import type { State } from '../model/state.ts';

/** 0 in the first half of a game, rising to 1 at its last turn: whoever still hides then decides nothing. */
export function lateness({ turn, plan }: State): number {
  const half = plan.special.turns / 2;
  return Math.min(1, Math.max(0, (turn - half) / half));
}

/** How much fear is left. */
export const nerve = (state: State): number => 1 - 0.7 * lateness(state);
