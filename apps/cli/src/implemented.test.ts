import { expect, test } from 'vitest';
import { implementedLines } from './implemented.ts';
import { linesOf, readIndex } from './ledger.ts';

test('rules that name a book name one of its lines, unless they are house rules', async () => {
  const { books } = readIndex();
  const known = new Set(books.flatMap(linesOf).map(({ id }) => id));
  const strangers = [...(await implementedLines()).keys()].filter(
    id => !known.has(id) && books.some(({ prefix }) => id.startsWith(prefix) && !id.startsWith(`${prefix}house-`)),
  );
  expect(strangers).toEqual([]);
});
