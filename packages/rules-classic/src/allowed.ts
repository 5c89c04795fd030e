import type { Seat } from '@sortie/kernel';
import type { Book, View } from './rule.ts';
import type { Command, State } from './shape.ts';

const plain = new WeakMap<Book, boolean>();

/** Does everybody play by the same rules here? What is listed is allowed by them; rules that a table has chosen may forbid more. */
function isPlain(book: Book): boolean {
  let known = plain.get(book);
  if (known === undefined) {
    known = book.rules.every(({ kind, forbids }) => kind === 'core' || forbids === undefined);
    plain.set(book, known);
  }
  return known;
}

/** Is a command that the common rules allow also allowed by those that were chosen beside them, and by the room that vessels need? */
export const isAllowed = (view: State, command: Command, seat: Seat, book: Book): boolean =>
  (isPlain(book) && !view.vessels) || book.allows(view as View, command, seat);
