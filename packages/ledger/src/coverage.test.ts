import { expect, test } from 'vitest';
import { coverage } from './coverage.ts';
import type { Kind, Line } from './line.ts';
import { coverageMarkdown } from './markdown.ts';
import { parseProofs, proofsOf } from './proofs.ts';

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
  {
    book: 'QS',
    lines: [line('QS-a', 'move'), line('QS-b', 'fire'), line('QS-c', 'move'), line('QS-d', 'fire', 'editorial')],
    clauses: ['QS-a#1', 'QS-a#2', 'QS-b#1', 'QS-c#1', 'QS-c#2', 'QS-c#3'].map(id => ({ id, text: id })),
  },
];
const proofs = parseProofs(
  JSON.stringify({
    version: 2,
    proofs: [
      ['QS-a', 'a.test.ts', 'play', 'a line as a whole proves none of its two clauses'],
      ['QS-a#1', 'a.test.ts', 'play', 'one'],
      ['QS-a#2', 'a.test.ts', 'table', 'rows'],
      ['QS-b', 'a.test.ts', '', 'not gone by'],
      ['QS-b', 'b.test.ts', 'play', 'one', 'two'],
      ['QS-c#2', 'b.test.ts', 'derivation', 'one'],
      ['QS-d', 'b.test.ts', 'play', 'one'],
    ],
  }),
);
const report = coverage(books, {
  implemented: new Set(['QS-a', 'QS-b', 'QS-d', 'house']),
  switchable: new Set(['QS-b', 'QS-d']),
  reachable: new Set(['QS-a']),
  proofs,
  mutants: new Map([['QS', { killed: 7, alive: 1 }]]),
});

test('a line is proven if all its clauses are, and everything is counted by book and area', () => {
  const { areas, ...all } = report.books[0]!;
  expect(all).toEqual({
    book: 'QS',
    lines: 4,
    editorial: 1,
    implemented: 2,
    proven: 2,
    clauses: 6,
    clausesProven: 4,
    byPlay: 3,
    byDerivation: 1,
    byTable: 1,
    reachable: 1,
    switchable: 1,
    mutants: { killed: 7, alive: 1 },
    missing: ['QS-c'],
  });
  expect(areas.map(({ area, lines, proven, clauses, clausesProven }) => [area, lines, proven, clauses, clausesProven])).toEqual([
    ['move', 2, 1, 5, 3],
    ['fire', 2, 1, 1, 1],
  ]);
});

test('a line as a whole proves its clause only if it has one and was gone by', () => {
  const [clause] = books[0]!.clauses;
  expect(proofsOf('QS-a', clause!, 2, proofs)).toEqual([{ file: 'a.test.ts', way: 'play', sentences: ['one'] }]);
  expect(proofsOf('QS-b', { id: 'QS-b#1', text: '' }, 1, proofs)).toEqual([{ file: 'b.test.ts', way: 'play', sentences: ['one', 'two'] }]);
});

test('the report is printed as tables', () => {
  const text = coverageMarkdown(report, new Map([['QS', 'Quick-Start']]));
  expect(text).toContain('| QS | Quick-Start | 4 | 1 | 2 | 2 | 6 | 4 | 3 | 1 | 1 | 1 | 7 | 1 |');
  expect(text).toContain('| all | | 4 | 1 | 2 | 2 | 6 | 4 | 3 | 1 | 1 | 1 | 7 | 1 |');
  expect(text).toContain('| fire | 2 | 1 | 1 | 1 | 1 | 1 | 1 | 0 | 1 | 0 |');
});
