import { nth } from '@sortie/kernel';
import { BRACKETS, type Bracket, WEAPON_CLASSES, type WeaponClass } from '../card/card.ts';
import type { Book } from '../rule.ts';

export const indexOf = (bracket: Bracket): number => BRACKETS.indexOf(bracket);

const memo = new WeakMap<Book, ReadonlyMap<WeaponClass, readonly Bracket[]>>();

const tableOf = (book: Book): ReadonlyMap<WeaponClass, readonly Bracket[]> =>
  new Map(
    WEAPON_CLASSES.map(weapon => [weapon, BRACKETS.map((_, bracket) => nth(BRACKETS, book.ask('counted', { weapon, bracket }).total))]),
  );

/** The bracket that counts for a class of weapons. The rules of a game are asked once. */
export function bracketFor(book: Book, weapon: WeaponClass, bracket: Bracket): Bracket {
  let table = memo.get(book);
  if (!table) {
    table = tableOf(book);
    memo.set(book, table);
  }
  return table.get(weapon)?.[indexOf(bracket)] ?? bracket;
}
