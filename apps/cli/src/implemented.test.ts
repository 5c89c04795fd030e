import { expect, test } from 'vitest';
import { implementedLines } from './implemented.ts';
import { linesOf, readIndex } from './ledger.ts';

test('rules that name a book name one of its lines, unless they are house rules or alternative readings', async () => {
  const { books } = readIndex();
  const known = new Set(books.flatMap(linesOf).map(({ id }) => id));
  const ofABook = (id: string): boolean =>
    books.some(({ prefix }) => id.startsWith(prefix) && !/^(house|reading)-/.test(id.slice(prefix.length)));
  const strangers = [...(await implementedLines()).keys()].filter(id => !known.has(id) && ofABook(id));
  expect(strangers).toEqual([]);
});
