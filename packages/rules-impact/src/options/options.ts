import type { Rulebook, Seat, View } from '@sortie/kernel';
import type { Command } from '../model/command.ts';
import type { Impact } from '../model/shape.ts';
import { guess, type Pick } from './guess.ts';
import { ideas } from './ideas.ts';

type V = View<Impact>;
type Book = Rulebook<Impact>;

/** Every command that is allowed; while setting up, those for the next thing to lay or place. */
export function* options(view: V, seat: Seat, book: Book): Generator<Command> {
  for (const command of ideas(view, seat, book)) if (book.allows(view, command, seat)) yield command;
}

/** How often to guess before everything is listed after all. */
const GUESSES = 40;

/** One at random: a few guesses, and the whole list only if none of them is allowed. */
export function sample(view: V, seat: Seat, book: Book, pick: Pick): Command | undefined {
  for (let tries = 0; tries < GUESSES; tries++) {
    const command = guess(view, seat, book, pick);
    if (command && book.allows(view, command, seat)) return command;
  }
  const all = [...options(view, seat, book)];
  return all.length === 0 ? undefined : all[pick(all.length)];
}
