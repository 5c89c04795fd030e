import { Command, Option } from 'commander';
import { exitWith } from '../exit.ts';
import { skillOf } from '../numbers.ts';
import type { BalanceForcesOptions, ForceValueOptions } from '../units/force-value.ts';

export const forceCommand = (): Command =>
  new Command('force')
    .description('look at forces of your own')
    .addCommand(checkCommand())
    .addCommand(valueCommand())
    .addCommand(balanceCommand())
    .addCommand(convertCommand());

const checkCommand = (): Command =>
  new Command('check')
    .description('say how a force is built: points, lances, formations, and what they lack')
    .argument('<file>', 'a force file')
    .addOption(new Option('--format <name>', 'how to print it').choices(['text', 'json']).default('text'))
    .addHelpText(
      'after',
      '\nExit code 1 if a rule is broken; advice and notes alone are no fault.\n\nExample:\n  sortie force check wolves.force.json',
    )
    .action(exitWith(check));

const valueCommand = (): Command =>
  new Command('value')
    .description('say what forces are worth in the classic game: Battle Values with crews and C3 networks')
    .argument('<force...>', 'force files, or names of units with commas between them')
    .option('--explain', 'show what every value is made of')
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      '\nExit code 1 if a force is worth more than its limit.\n\nExample:\n  sortie force value wolves.force.json "GRF-1N, SHD-2H"',
    )
    .action(exitWith(value));

const balanceCommand = (): Command =>
  new Command('balance')
    .description('give the weaker of two forces better crews until both are worth the same, or as near as it gets')
    .argument('<force>', 'a force file, or names of units with commas between them')
    .argument('<other>', 'another one')
    .option('--steps <number>', 'how far each skill may move', skillOf, 2)
    .option('--out <file>', 'write the force with its new crews')
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExample:\n  sortie force balance wolves.force.json bears.force.json --out fair.force.json')
    .action(exitWith(balance));

const convertCommand = (): Command =>
  new Command('convert')
    .description('turn a force file into one of the other program (.mul) or back, with crews, damage and ammunition')
    .argument('<from>', 'a force file, .json or .mul')
    .argument('<to>', 'the file to write, .json or .mul')
    .addHelpText(
      'after',
      '\nUnits are looked for by their names among the built-in ones and those you have imported; what is not found is told and kept.\n\nExamples:\n  sortie force convert wolves.mul wolves.force.json\n  sortie force convert wolves.force.json wolves.mul',
    )
    .action(exitWith(convert));

async function convert(from: string, to: string): Promise<number> {
  const { convertForce } = await import('../units/convert-force.ts');
  return convertForce(from, to);
}

async function check(file: string, { format }: { readonly format: 'text' | 'json' }): Promise<number> {
  const { checkFile } = await import('../units/check-force.ts');
  return checkFile(file, format);
}

async function value(files: readonly string[], options: ForceValueOptions): Promise<number> {
  const { valueForces } = await import('../units/force-value.ts');
  return valueForces(files, options);
}

async function balance(first: string, second: string, options: BalanceForcesOptions): Promise<number> {
  const { balanceForces } = await import('../units/force-value.ts');
  return balanceForces(first, second, options);
}
