import type { Book } from '../../rule.ts';
import type { State } from '../../shape.ts';

/** The edge that a unit makes for when it has to leave: home, unless a rule says otherwise. */
export const exitEdge = (state: State, book: Book, seat: number): number =>
  book.ask('exit', { state, seat }).total === 0 ? state.table.height : 0;
