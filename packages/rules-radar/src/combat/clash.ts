import { nth } from '@sortie/kernel';
import type { Book } from '../rule.ts';
import type { Clash, State, Unit } from '../shape.ts';

/** The table, or a view of it, and the rules. */
export interface Asking {
  readonly state: State;
  readonly book: Book;
}

export const otherOf = (who: 0 | 1): 0 | 1 => (who === 0 ? 1 : 0);
export const clashing = (state: State, { units }: Clash, who: 0 | 1): Unit => nth(state.units, units[who]);

/** Is this seat asked for this in an exchange? */
export const isAskedFor = (view: State, asks: Clash['asks'], seat: number): boolean =>
  view.clash !== null && view.clash.asks === asks && clashing(view, view.clash, view.clash.who).seat === seat;
