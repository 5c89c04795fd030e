import type { Book } from '../../rule.ts';
import type { State, Unit } from '../../shape.ts';

/** Who fights on whatever happens: machines without a crew, and a side with its back to the wall. */
export const neverWithdraws = (book: Book, state: State, unit: Unit): boolean => book.holds('fightsOn', { state, unit }) !== undefined;
/** Has it to leave the table, for whatever reason? */
export const hasTo = (book: Book, unit: Unit): boolean => book.holds('leaves', { unit }) !== undefined;
/** Has to leave the table, and can go by itself. */
export const isFleeing = (book: Book, unit: Unit): boolean => !unit.airborne && hasTo(book, unit);
