import type { BookCoverage, Coverage, MutantCounts } from './coverage.ts';

const COLUMNS = [
  ['lines', 'lines'],
  ['editorial', 'editorial'],
  ['implemented', 'implemented'],
  ['proven', 'proven'],
  ['clauses', 'clauses'],
  ['clausesProven', 'clauses proven'],
  ['byPlay', 'by play'],
  ['byTable', 'by table'],
  ['switchable', 'switchable'],
  ['reachable', 'reachable'],
] as const;

type Counts = Readonly<Record<(typeof COLUMNS)[number][0], number>>;

/** The coverage report as it stands in `docs/coverage.md`. */
export function coverageMarkdown({ books }: Coverage, titles: ReadonlyMap<string, string>): string {
  return [
    '# Rules coverage',
    '',
    'Generated from the ledger, the rules of the games, the tests that passed in the last full run and the last full run of the mutants. Do not edit.',
    'A line is proven if each of its clauses is: by play (a game or a function of the product was asked, with the line in force or named in the answer) or by table (row by',
    'row). Switchable lines have a rule value of their own that contributes; reachable ones can be brought about by a player, as far as that is measured.',
    '`npx sortie rules coverage --book QS --json` lists what is missing.',
    '',
    `| book | title | ${heads.join(' | ')} | mutants killed | alive |`,
    `| --- | --- |${' ---: |'.repeat(heads.length + 2)}`,
    ...books.map(book => `| ${book.book} | ${titles.get(book.book) ?? ''} | ${cells(book)} | ${mutants(book.mutants)} |`),
    `| all | | ${cells(sum(books))} | ${mutants(sumMutants(books))} |`,
    ...books.flatMap(book => ['', ...areaTable(book, titles)]),
    '',
  ].join('\n');
}

const heads = COLUMNS.map(([, head]) => head);

const cells = (counts: Counts): string => COLUMNS.map(([column]) => counts[column]).join(' | ');

const mutants = ({ killed, alive }: MutantCounts): string => `${killed} | ${alive}`;

const areaTable = ({ book, areas }: BookCoverage, titles: ReadonlyMap<string, string>): readonly string[] => [
  `## ${book}: ${titles.get(book) ?? ''}`,
  '',
  `| area | ${heads.join(' | ')} |`,
  `| --- |${' ---: |'.repeat(heads.length)}`,
  ...areas.map(area => `| ${area.area} | ${cells(area)} |`),
];

const sum = (books: readonly BookCoverage[]): Counts =>
  Object.fromEntries(COLUMNS.map(([column]) => [column, books.reduce((all, book) => all + book[column], 0)])) as Counts;

const sumMutants = (books: readonly BookCoverage[]): MutantCounts => ({
  killed: books.reduce((all, { mutants }) => all + mutants.killed, 0),
  alive: books.reduce((all, { mutants }) => all + mutants.alive, 0),
});
