import { Command, Option } from 'commander';
import { exitWith } from '../exit.ts';
import { countOf, skillOf } from '../numbers.ts';
import type { OpponentOptions, RandomOptions } from '../units/draw-force.ts';
import type { BalanceForcesOptions, ForceValueOptions } from '../units/force-value.ts';

export const forceCommand = (): Command =>
  new Command('force')
    .description('look at forces of your own')
    .addCommand(checkCommand())
    .addCommand(valueCommand())
    .addCommand(balanceCommand())
    .addCommand(convertCommand())
    .addCommand(opponentCommand())
    .addCommand(randomCommand());

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

/** What can be asked of a force that is drawn. */
const wishing = (command: Command): Command =>
  command
    .addOption(new Option('--game <game>', 'whose points count').choices(['alpha-strike', 'classic']).default('alpha-strike'))
    .addOption(
      new Option('--style <style>', 'how it likes to fight').choices(['any', 'fast', 'long-range', 'close-in', 'tough']).default('any'),
    )
    .addOption(new Option('--arm <arm>', 'what it is made of').choices(['mechs', 'vehicles', 'mixed']).default('mechs'))
    .option('--era <era>', 'only what had appeared by its end, such as clan-invasion')
    .option('--faction <name>', 'only what they have, such as clan or comstar')
    .option('--tech <tech>', 'inner-sphere, clan or mixed')
    .option('--seed <words>', 'the same seed draws the same force', 'sortie')
    .option('--out <file>', 'write it as a force file')
    .option('--json', 'print JSON');

const none = (text: string): number => (text === '0' ? 0 : countOf(text));

const opponentCommand = (): Command =>
  wishing(new Command('opponent'))
    .description('find an opponent for a force: as many points, drawn from all units, and who is expected to win')
    .argument('<force>', 'a force file, or names of units with commas between them')
    .option('--units <n>', 'how many units; as many as the force has if not given', countOf)
    .option('--games <n>', 'games that the balance lab plays to say who wins; 0 for none', none, 20)
    .addHelpText(
      'after',
      '\nExit code 1 if the points differ by more than one in twenty.\n\nExamples:\n  sortie force opponent wolves.force.json --style fast --out raiders.force.json' +
        '\n  sortie force opponent "Griffin GRF-1N, Wolverine WVR-6R" --tech clan --units 1 --games 50' +
        '\n  sortie force opponent wolves.force.json --game classic --games 0',
    )
    .action(exitWith(opponent));

const randomCommand = (): Command =>
  wishing(new Command('random'))
    .description('draw a force by chance: a lance, a star, a company …')
    .requiredOption('--points <n>', 'what it costs', countOf)
    .option('--size <size>', 'lance, star, level-ii, two-lances, binary, company or trinary', 'lance')
    .addHelpText('after', '\nExample:\n  sortie force random --points 400 --size company --era succession-wars --out company.force.json')
    .action(exitWith(random));

async function opponent(file: string, options: OpponentOptions): Promise<number> {
  const { findOpponent } = await import('../units/draw-force.ts');
  return findOpponent(file, options);
}

async function random(options: RandomOptions): Promise<number> {
  const { randomForce } = await import('../units/draw-force.ts');
  return randomForce(options);
}

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
