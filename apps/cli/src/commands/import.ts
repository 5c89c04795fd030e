import { Command } from 'commander';
import { exitWith } from '../exit.ts';

export const importCommand = (): Command =>
  new Command('import')
    .description('add unit files to your own catalogue')
    .argument('<files...>', '.mtf or .blk files, folders or .zip archives of them')
    .option('--json', 'for programs')
    .addHelpText(
      'after',
      '\nCopies are kept in the folder units of the data folder: SORTIE_DATA, or .sortie here.' +
        '\nA file that cannot be read is reported and left out, and the exit code is 1.' +
        '\n\nExamples:\n  sortie import my-designs/\n  sortie import pack.zip && sortie units search atlas',
    )
    .action(exitWith(bringIn));

async function bringIn(files: readonly string[], options: { readonly json?: true }): Promise<number> {
  const { importFiles } = await import('../units/import-files.ts');
  return importFiles(files, options);
}
