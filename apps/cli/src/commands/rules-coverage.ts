import { type AreaCoverage, type Coverage, coverage, coverageMarkdown } from '@sortie/ledger';
import { Command } from 'commander';
import pc from 'picocolors';
import { exitWith } from '../exit.ts';
import { implementedLines } from '../implemented.ts';
import { bookNames, chooseBooks, readIndex, readProofs, withLines } from '../ledger.ts';
import { OK, refuse, say, sayJson } from '../say.ts';

export const rulesCoverageCommand = (): Command =>
  new Command('coverage')
    .description('count, by book and area, the lines that are implemented and those that are proven by a test')
    .option('--book <book>', 'only this book, by its code')
    .option('--missing', 'list the lines that are not both implemented and proven')
    .option('--json', 'for programs')
    .option('--markdown', 'as docs/coverage.md holds it')
    .addHelpText(
      'after',
      '\nProven lines come from rules/proven.json, which the tests write; nothing is declared by hand.' +
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
  const found = coverage(withLines(books), new Set((await implementedLines()).keys()), new Set(readProofs().keys()));
  const titles = new Map(readIndex().books.map(({ book, title }) => [book, title]));
  if (json) sayJson(found);
  else if (markdown) process.stdout.write(coverageMarkdown(found, titles));
  else print(found, titles, missing ?? false);
  return OK;
}

function print({ books }: Coverage, titles: ReadonlyMap<string, string>, missing: boolean): void {
  for (const book of books) {
    say(pc.bold(`${book.book}  ${titles.get(book.book) ?? ''}`));
    say(pc.dim(`  ${'area'.padEnd(24)}${heads.map(head => head.padStart(13)).join('')}`));
    for (const area of book.areas) say(`  ${area.area.padEnd(24)}${numbers(area)}`);
    say(`  ${pc.bold('all'.padEnd(24) + numbers(book))}`);
    if (missing) for (const id of book.missing) say(`  missing ${id}`);
    say();
  }
}

const heads = ['lines', 'editorial', 'implemented', 'proven'];

const numbers = ({ lines, editorial, implemented, proven }: Omit<AreaCoverage, 'area'>): string =>
  [lines, editorial, implemented, proven].map(n => String(n).padStart(13)).join('');
