import type { Paper, PerPage } from '@sortie/sheets';
import { type Command, InvalidArgumentError, Option } from 'commander';

export interface PaperOptions {
  readonly out?: string;
  readonly perPage?: PerPage;
  readonly paper: Paper;
  readonly inkSaving?: true;
}

/** The options of every command that prints cards. */
export const withPaper = (command: Command): Command =>
  command
    .option('--out <file>', 'where cards are written: .pdf, or .svg with a file for each page')
    .option('--per-page <n>', 'so many cards on a page, from 1 to 8', perPageOf)
    .addOption(new Option('--paper <size>', 'paper to print on').choices(['a4', 'letter']).default('a4'))
    .option('--ink-saving', 'black lines on white paper');

const PER_PAGE: readonly PerPage[] = [1, 2, 3, 4, 5, 6, 7, 8];

function perPageOf(text: string): PerPage {
  const found = PER_PAGE.find(count => String(count) === text);
  if (!found) throw new InvalidArgumentError('It must be a number from 1 to 8.');
  return found;
}
