import { expect, test } from 'vitest';
import { coverage } from './coverage.ts';
import type { Kind, Line } from './line.ts';
import { coverageMarkdown } from './markdown.ts';
import { parseProofs } from './proofs.ts';

const line = (id: string, area: string, kind: Kind = 'rule'): Line => ({
  id,
  title: id,
  page: '1',
  line: 1,
  area,
  kind,
  gist: id,
  needs: [],
  example: null,
});

const books = [
  { book: 'QS', lines: [line('QS-a', 'move'), line('QS-b', 'fire'), line('QS-c', 'move'), line('QS-d', 'fire', 'editorial')] },
];
const report = coverage(books, new Set(['QS-a', 'QS-b', 'QS-d', 'house']), new Set(['QS-a', 'QS-c', 'QS-d']));

test('implemented, proven and editorial lines are counted by book and area', () => {
  expect(report).toEqual({
    books: [
      {
        book: 'QS',
        lines: 4,
        editorial: 1,
        implemented: 2,
        proven: 2,
        areas: [
          { area: 'move', lines: 2, editorial: 0, implemented: 1, proven: 2 },
          { area: 'fire', lines: 2, editorial: 1, implemented: 1, proven: 0 },
        ],
        missing: ['QS-b', 'QS-c'],
      },
    ],
  });
});

test('the report is printed as tables', () => {
  const text = coverageMarkdown(report, new Map([['QS', 'Quick-Start']]));
  expect(text).toContain('| QS | Quick-Start | 4 | 1 | 2 | 2 |');
  expect(text).toContain('| all | | 4 | 1 | 2 | 2 |');
  expect(text).toContain('| fire | 2 | 1 | 1 | 0 |');
});

test('proofs are turned from test file to ledger line', () => {
  const proofs = parseProofs('{"version":1,"files":{"a.test.ts":{"QS-a":["one","two"]},"b.test.ts":{"QS-a":["three"]}}}');
  expect(proofs.get('QS-a')).toEqual([
    { file: 'a.test.ts', sentences: ['one', 'two'] },
    { file: 'b.test.ts', sentences: ['three'] },
  ]);
});
