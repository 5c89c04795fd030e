import { Command } from 'commander';
import { exitWith } from '../exit.ts';
import { battleCommand } from './battle-command.ts';
import { newCommand } from './begin-command.ts';
import { act, army, FILE } from './carry.ts';
import { musterCommand, showCommand, verifyCommand } from './look-commands.ts';
import { ordersFor } from './orders.ts';
import { assignCommand, buyCommand, grantCommand, hireCommand } from './people-commands.ts';

export function campaignCommand(): Command {
  const command = new Command('campaign')
    .description('carry forces from battle to battle: repair, salvage, healing, replacements')
    .addHelpText(
      'after',
      '\nA mission is played with the armies themselves, then recorded:' +
        '\n  sortie campaign new border.campaign --force mine.json --against theirs.json --year 3052' +
        '\n  sortie play alpha-strike --a border.campaign:1 --b border.campaign:2 --opponent human --save first.jsonl' +
        '\n  sortie campaign record-battle border.campaign --game first.jsonl' +
        '\n  sortie campaign interval border.campaign --days 3' +
        '\n  sortie campaign repair border.campaign --all',
    );
  for (const one of [
    newCommand,
    showCommand,
    musterCommand,
    battleCommand,
    intervalCommand,
    ...WORKS.map(work),
    buyCommand,
    hireCommand,
    grantCommand,
    assignCommand,
    nextCommand,
    closeCommand,
    verifyCommand,
  ])
    command.addCommand(one());
  return command;
}

const intervalCommand = (): Command =>
  new Command('interval')
    .description('name the time until the next mission, after winning Campaign Initiative')
    .argument('<file>', FILE)
    .requiredOption('--days <days>', '0.5 to 30', Number)
    .addOption(army())
    .action(
      exitWith((path: string, options: { readonly days: number; readonly army: string }) =>
        act(path, Number(options.army) - 1, () => [{ type: 'interval', hours: Math.round(options.days * 24) }]),
      ),
    );

const WORKS = ['repair', 'supply', 'salvage', 'heal', 'scrap', 'advance'] as const;
const ABOUT: { readonly [W in (typeof WORKS)[number]]: string } = {
  repair: 'mend units: one roll for every kind of work',
  supply: 'fuel and ammunition',
  salvage: 'search the field: one check for every wreck',
  heal: 'heal the wounded',
  scrap: 'break units up for Support Points',
  advance: 'train crews: a point of Skill each',
};

const work = (kind: (typeof WORKS)[number]) => (): Command =>
  new Command(kind)
    .description(ABOUT[kind])
    .argument('<file>', FILE)
    .argument('[who...]', kind === 'heal' || kind === 'advance' ? 'crews by number or name' : 'units by number or name')
    .option('--all', 'everybody whom it concerns and who can be paid for')
    .addOption(army())
    .action(
      exitWith((path: string, who: readonly string[], options: { readonly all?: true; readonly army: string }) => {
        const seat = Number(options.army) - 1;
        return act(path, seat, match => ordersFor(match, seat, kind, options.all ? 'all' : who));
      }),
    );

const nextCommand = (): Command =>
  new Command('next')
    .description('on to buying and training, or ready for the next mission')
    .argument('<file>', FILE)
    .addOption(army())
    .action(exitWith((path: string, options: { readonly army: string }) => act(path, Number(options.army) - 1, () => [{ type: 'next' }])));

const closeCommand = (): Command =>
  new Command('close')
    .description('end the campaign: a month of work, then new Support Points')
    .argument('<file>', FILE)
    .action(exitWith((path: string) => act(path, 0, () => [{ type: 'close' }])));
