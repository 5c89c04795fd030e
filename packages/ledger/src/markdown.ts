import type { AreaCoverage, BookCoverage, Coverage } from './coverage.ts';

/** The coverage report as it stands in `docs/coverage.md`. */
export function coverageMarkdown({ books }: Coverage, titles: ReadonlyMap<string, string>): string {
  const total = sum(books);
  const rows = books.map(book => `| ${book.book} | ${titles.get(book.book) ?? ''} | ${cells(book)} |`);
  return [
    '# Rules coverage',
    '',
    'Generated from the ledger, the rules of the games and the `rule()` tests that passed in the last full run. Do not edit.',
    '`npx sortie rules coverage --book QS --json` lists what is missing.',
    '',
    `| book | title | ${heads.join(' | ')} |`,
    '| --- | --- | ---: | ---: | ---: | ---: |',
    ...rows,
    `| all | | ${cells(total)} |`,
    ...books.flatMap(book => ['', ...areaTable(book, titles)]),
    '',
  ].join('\n');
}

const heads = ['lines', 'editorial', 'implemented', 'proven'];

type Counts = Pick<AreaCoverage, 'lines' | 'editorial' | 'implemented' | 'proven'>;

const cells = ({ lines, editorial, implemented, proven }: Counts): string => [lines, editorial, implemented, proven].join(' | ');

const areaTable = ({ book, areas }: BookCoverage, titles: ReadonlyMap<string, string>): readonly string[] => [
  `## ${book}: ${titles.get(book) ?? ''}`,
  '',
  `| area | ${heads.join(' | ')} |`,
  '| --- | ---: | ---: | ---: | ---: |',
  ...areas.map(area => `| ${area.area} | ${cells(area)} |`),
];

const sum = (books: readonly BookCoverage[]): Counts => ({
  lines: books.reduce((all, { lines }) => all + lines, 0),
  editorial: books.reduce((all, { editorial }) => all + editorial, 0),
  implemented: books.reduce((all, { implemented }) => all + implemented, 0),
  proven: books.reduce((all, { proven }) => all + proven, 0),
});
