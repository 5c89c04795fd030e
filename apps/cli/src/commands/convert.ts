import { Command, Option } from 'commander';
import { exitWith } from '../exit.ts';
import type { ConvertOptions } from '../units/convert-files.ts';
import { withPaper } from '../units/paper.ts';

export const convertCommand = (): Command =>
  withPaper(
    new Command('convert')
      .description('turn unit files into Alpha Strike cards')
      .argument('<files...>', '.mtf or .blk files, folders or .zip archives of them')
      .addOption(
        new Option('--edition <name>', 'the rules as official cards follow them, or as the book prints them')
          .choices(['current', 'companion'])
          .default('current'),
      )
      .addOption(new Option('--format <name>', 'how to print them').choices(['table', 'tsv', 'json', 'cards']).default('table'))
      .option('--explain', 'with every number, what it is made of and by which rule'),
  )
    .addHelpText(
      'after',
      '\nPaths in the output start at the folder or archive, if one alone is named.' +
        '\nA file that cannot be converted is reported with line, field and reason; the others still are, and the exit code is 1.' +
        '\n\nExamples:\n  sortie convert griffin.mtf --explain\n  sortie convert my-units.zip --format tsv > cards.tsv\n  sortie convert mechs/ tanks/ --edition companion --format json\n  sortie convert lance/ --format cards --out lance.pdf --per-page 8',
    )
    .action(exitWith(convert));

async function convert(files: readonly string[], options: ConvertOptions): Promise<number> {
  const { convertFiles } = await import('../units/convert-files.ts');
  return convertFiles(files, options);
}
