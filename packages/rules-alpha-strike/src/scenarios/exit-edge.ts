import type { State } from '../shape.ts';
import { defenderOf, is } from './marker.ts';

/** The edge that a unit makes for when it has to leave: home, except for whoever is chased. */
export function exitEdge(state: Pick<State, 'table' | 'mission' | 'attacker'>, seat: number): number {
  const chased = is(state, 'hold-the-line', 'chase') && seat === state.attacker;
  return (chased ? defenderOf(state) : seat) === 0 ? state.table.height : 0;
}
