import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Line, parseLines } from '@sortie/ledger';
import { expect, test } from 'vitest';
import { germanWords, inWords } from './german.ts';

const ledger = join(import.meta.dirname, '../../../../rules');

function linesIn(file: string): readonly Line[] {
  const parsed = parseLines(readFileSync(join(ledger, file), 'utf8'));
  if (!parsed.ok) throw new Error(parsed.reason);
  return parsed.value;
}

test.each(['quick-start.jsonl', 'alpha-strike.jsonl', 'impact.jsonl'])(
  'every line of %s has a title and a summary in German',
  async file => {
    const words = await germanWords(file);
    expect(Object.keys(words)).toEqual(linesIn(file).map(({ id }) => id));
    expect(Object.entries(words).filter(([, { title, gist }]) => title.trim() === '' || gist.trim() === '')).toEqual([]);
  },
);

test('the numbers of a summary are the same in German', async () => {
  const words = await germanWords('quick-start.jsonl');
  // Lines of the book's plain text are no help to a reader, and a table's own numbers are checked whole.
  const clusters = linesIn('quick-start.jsonl').filter(({ id }) => id.startsWith('QS-cluster-column-'));
  const numbers = (text: string): readonly string[] => text.match(/\d+:\d+/g) ?? [];
  for (const { id, gist } of clusters) expect(numbers(words[id]!.gist), id).toEqual(numbers(gist));
  expect(clusters).toHaveLength(5);
});

test('every number of a summary of Impact stands in its German too', async () => {
  const words = await germanWords('impact.jsonl');
  const numbers = (text: string): readonly string[] => (text.match(/\d+/g) ?? []).sort();
  for (const { id, gist } of linesIn('impact.jsonl')) expect(numbers(words[id]!.gist), id).toEqual(numbers(gist));
});

test('the house rules of the games have German words, and every translation belongs to a line', async () => {
  const words = await germanWords('house.jsonl');
  const ids = linesIn('house.jsonl').map(({ id }) => id);
  expect(Object.keys(words).filter(id => !ids.includes(id))).toEqual([]);
  expect(ids.filter(id => /^(QS|MAAS)-/.test(id) && !words[id])).toEqual([]);
});

test('a line keeps everything but its words', () => {
  const [line] = linesIn('quick-start.jsonl');
  expect(inWords([line!], { [line!.id]: { title: 'T', gist: 'G' } })).toEqual([{ ...line, title: 'T', gist: 'G' }]);
  expect(inWords([line!], {})).toEqual([line]);
});
