import { type BookCoverage, type Coverage, coverage, coverageMarkdown } from '@sortie/ledger';
import { Command } from 'commander';
import pc from 'picocolors';
import { exitWith } from '../exit.ts';
import { implementedLines, switchableLines } from '../implemented.ts';
import { bookNames, chooseBooks, readIndex, readMutants, readProofs, readReach, withLines } from '../ledger.ts';
import { OK, refuse, say, sayJson } from '../say.ts';

export const rulesCoverageCommand = (): Command =>
  new Command('coverage')
    .description('count, by book and area, the lines and clauses that are implemented, proven, switchable and reachable')
    .option('--book <book>', 'only this book, by its code')
    .option('--missing', 'list the lines that are not both implemented and proven')
    .option('--json', 'for programs')
    .option('--markdown', 'as docs/coverage.md holds it')
    .addHelpText(
      'after',
      '\nA line is proven if each of its clauses is. Proofs come from rules/proven.json, which the tests write; nothing is declared by hand.' +
        '\n\nExamples:\n  sortie rules coverage\n  sortie rules coverage --book QS --missing\n  sortie rules coverage --book QS --json',
    )
    .action(exitWith(report));

interface Options {
  readonly book?: string;
  readonly missing?: true;
  readonly json?: true;
  readonly markdown?: true;
}

async function report({ book, missing, json, markdown }: Options): Promise<number> {
  const books = chooseBooks(book);
  if (!books) return refuse(`there is no book ${book}`, `The books are:\n${bookNames()}`);
  const found = coverage(withLines(books), {
    implemented: new Set((await implementedLines()).keys()),
    switchable: await switchableLines(),
    reachable: new Set(readReach().keys()),
    proofs: readProofs(),
    mutants: readMutants(),
  });
  const titles = new Map(readIndex().books.map(({ book, title }) => [book, title]));
  if (json) sayJson(found);
  else if (markdown) process.stdout.write(coverageMarkdown(found, titles));
  else print(found, titles, missing ?? false);
  return OK;
}

function print({ books }: Coverage, titles: ReadonlyMap<string, string>, missing: boolean): void {
  for (const book of books) {
    say(pc.bold(`${book.book}  ${titles.get(book.book) ?? ''}`));
    say(pc.dim(`  ${'area'.padEnd(24)}${COLUMNS.map(([, head]) => head.padStart(12)).join('')}`));
    for (const area of book.areas) say(`  ${area.area.padEnd(24)}${numbers(area)}`);
    say(`  ${pc.bold('all'.padEnd(24) + numbers(book))}`);
    say(`  mutants: ${book.mutants.killed} killed, ${book.mutants.alive} alive`);
    if (missing) for (const id of book.missing) say(`  missing ${id}`);
    say();
  }
}

const COLUMNS = [
  ['lines', 'lines'],
  ['editorial', 'editorial'],
  ['implemented', 'implemented'],
  ['proven', 'proven'],
  ['clauses', 'clauses'],
  ['clausesProven', 'cl. proven'],
  ['byPlay', 'by play'],
  ['byTable', 'by table'],
  ['switchable', 'switchable'],
  ['reachable', 'reachable'],
] as const;

const numbers = (counts: Pick<BookCoverage, (typeof COLUMNS)[number][0]>): string =>
  COLUMNS.map(([column]) => String(counts[column]).padStart(12)).join('');
