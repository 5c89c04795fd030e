import { expect, test } from 'vitest';
import { implementedLines } from './implemented.ts';
import { houseLines, linesOf, readIndex } from './ledger.ts';

test('every rule of every game and of the conversion has a line in the ledger, its own ones among the rules of the house', async () => {
  const known = new Set([...readIndex().books.flatMap(linesOf), ...houseLines()].map(({ id }) => id));
  const strangers = [...(await implementedLines()).keys()].filter(id => !known.has(id));
  expect(strangers).toEqual([]);
});

test('every rule of the house belongs to something that plays it', async () => {
  const lines = await implementedLines();
  // This one names a table of weapons and is no rule value.
  const idle = houseLines().filter(({ id }) => !lines.has(id) && id !== 'HOUSE-as-weap-unlisted');
  expect(idle.map(({ id }) => id)).toEqual([]);
});
