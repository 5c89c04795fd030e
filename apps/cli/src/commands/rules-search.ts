import { indexLines, searchLines } from '@sortie/ledger';
import { Command } from 'commander';
import pc from 'picocolors';
import { exitWith } from '../exit.ts';
import { bookNames, chooseBooks, linesOf } from '../ledger.ts';
import { countOf } from '../numbers.ts';
import { FAILED, OK, problem, refuse, say, sayJson, wrap } from '../say.ts';

export const rulesSearchCommand = (): Command =>
  new Command('search')
    .description('find lines of the ledger by the words of their id, title and text, best first')
    .argument('<text...>', 'words that must all occur; the beginning of a word is enough')
    .option('--book <book>', 'only this book, by its code')
    .option('--limit <n>', 'at most so many lines', countOf, 10)
    .option('--json', 'for programs')
    .addHelpText('after', '\nExamples:\n  sortie rules search jump landing\n  sortie rules search "cluster table" --book QS --limit 3')
    .action(exitWith(search));

interface Options {
  readonly book?: string;
  readonly limit: number;
  readonly json?: true;
}

function search(words: readonly string[], { book, limit, json }: Options): number {
  const books = chooseBooks(book);
  if (!books) return refuse(`there is no book ${book}`, `The books are:\n${bookNames()}`);
  const text = words.join(' ');
  const found = searchLines(indexLines(books.flatMap(linesOf)), text, limit);
  if (json) sayJson({ text, found: found.map(({ line, score }) => ({ score, ...line })) });
  else if (found.length === 0) problem(`no line holds all of: ${text}`, 'Try fewer or shorter words.');
  else for (const { line } of found) say(`${pc.bold(line.id)}  ${line.title}\n${pc.dim(wrap(line.gist, 2))}`);
  return found.length > 0 ? OK : FAILED;
}
