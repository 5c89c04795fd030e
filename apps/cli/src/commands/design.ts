import { Command } from 'commander';
import { exitWith } from '../exit.ts';
import { skillOf } from '../numbers.ts';
import type { DesignOptions, ValueOptions } from '../units/designs.ts';
import type { RecordOptions } from '../units/print-records.ts';

const files = 'names of units, or .mtf or .blk files, folders or .zip archives of them';

const checkCommand = (): Command =>
  new Command('check')
    .description('look for what the rules of construction do not allow, and weigh the parts')
    .argument('<designs...>', files)
    .option('--parts', 'show what every part weighs, and what fills how many slots')
    .option('--papers', 'show the rules level, and who makes what since when')
    .option('--fractional', 'weigh to the kilogram instead of half tons')
    .option('--json', 'for other programs')
    .addHelpText(
      'after',
      '\nThe exit code is 1 if a design has a fault or a file cannot be read.\n\nExamples:\n  sortie design check my-mech.mtf --parts\n  sortie design check designs/ --json',
    )
    .action(
      exitWith(async (names: readonly string[], options: DesignOptions) => {
        const { checkDesigns } = await import('../units/designs.ts');
        return checkDesigns(names, options);
      }),
    );

const valueCommand = (): Command =>
  new Command('bv')
    .description('work out Battle Value and price')
    .argument('<designs...>', files)
    .option('--explain', 'with every number, what it is made of and by which rule')
    .option('--gunnery <n>', 'skill of the gunners, from 0 to 8', skillOf, 4)
    .option('--piloting <n>', 'skill of the pilots, from 0 to 8', skillOf, 5)
    .option('--json', 'for other programs')
    .addHelpText(
      'after',
      '\nExamples:\n  sortie design bv GRF-1N --explain\n  sortie design bv lance/ --gunnery 3 --piloting 4\n  sortie design bv my-tank.blk --json',
    )
    .action(
      exitWith(async (names: readonly string[], options: ValueOptions) => {
        const { valueDesigns } = await import('../units/designs.ts');
        return valueDesigns(names, options);
      }),
    );

const baseCommand = (): Command =>
  new Command('base')
    .description('work out what a base of buildings may carry, and what its generator weighs and burns')
    .argument('<file>', 'a .json file: name, buildings (name, class, hexes, levels, factor, heavyWeapons, weaponTons) and generator')
    .option('--json', 'for other programs')
    .addHelpText('after', '\nThe exit code is 1 if a building carries more than it may.\n\nExample:\n  sortie design base outpost.json')
    .action(
      exitWith(async (file: string, options: { readonly json?: true }) => {
        const { planBases } = await import('../units/bases.ts');
        return planBases(file, options);
      }),
    );

const operationsCommand = (): Command =>
  new Command('operations')
    .description('work out what ships do in space: tows, repair yards, scans, initiative, networks, docking and relays')
    .argument('<file>', 'a .json file: name, and tows, yards, scans, fleets, shots, approaches, relays, trains, movers, captures or fields')
    .option('--json', 'for other programs')
    .addHelpText('after', '\nThe exit code is 1 if something does not fit.\n\nExample:\n  sortie design operations convoy.json')
    .action(
      exitWith(async (file: string, options: { readonly json?: true }) => {
        const { planShips } = await import('../units/operations.ts');
        return planShips(file, options);
      }),
    );

const sheetCommand = (): Command =>
  new Command('sheet')
    .description('draw record sheets of the classic game')
    .argument('<designs...>', files)
    .option('--out <file>', 'a .pdf with all of them, or an .svg each; the standard output if not given')
    .option('--gunnery <n>', 'skill of the gunners, from 0 to 8', skillOf, 4)
    .option('--piloting <n>', 'skill of the pilots, from 0 to 8', skillOf, 5)
    .addHelpText('after', '\nExamples:\n  sortie design sheet GRF-1N --out griffin.svg\n  sortie design sheet lance/ --out lance.pdf')
    .action(
      exitWith(async (names: readonly string[], options: RecordOptions) => {
        const { printRecords } = await import('../units/print-records.ts');
        return printRecords(names, options);
      }),
    );

export const designCommand = (): Command =>
  new Command('design')
    .description('check the construction of units, work out what they are worth, and draw their record sheets')
    .addCommand(checkCommand())
    .addCommand(valueCommand())
    .addCommand(baseCommand())
    .addCommand(operationsCommand())
    .addCommand(sheetCommand())
    .addHelpText('after', '\nExample:\n  sortie design check my-mech.mtf');
