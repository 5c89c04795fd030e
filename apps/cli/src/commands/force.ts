import { Command, Option } from 'commander';
import { exitWith } from '../exit.ts';

export const forceCommand = (): Command =>
  new Command('force').description('look at forces of your own').addCommand(
    new Command('check')
      .description('say how a force is built: points, lances, formations, and what they lack')
      .argument('<file>', 'a force file')
      .addOption(new Option('--format <name>', 'how to print it').choices(['text', 'json']).default('text'))
      .addHelpText(
        'after',
        '\nExit code 1 if a rule is broken; advice and notes alone are no fault.\n\nExample:\n  sortie force check wolves.force.json',
      )
      .action(exitWith(check)),
  );

async function check(file: string, { format }: { readonly format: 'text' | 'json' }): Promise<number> {
  const { checkFile } = await import('../units/check-force.ts');
  return checkFile(file, format);
}
