import type { Refusal } from '@sortie/kernel';
import type { Book, Seen } from '../rule.ts';
import type { Command } from '../shape.ts';

/** Every rule that objects to a command, with its reason; empty if it is allowed. The same verdict as at the table. */
export const whyNot = (view: Seen, command: Command, seat: number, book: Book): readonly Refusal[] => book.check(view, command, seat);
