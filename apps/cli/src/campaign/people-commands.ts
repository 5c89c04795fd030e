import type { Command as Order } from '@sortie/campaign';
import { Command, Option } from 'commander';
import { exitWith } from '../exit.ts';
import { refuse } from '../say.ts';
import { act, army, FILE } from './carry.ts';
import { recruitsOf } from './recruits.ts';

export const buyCommand = (): Command =>
  new Command('buy')
    .description('order units; they arrive after two more missions')
    .argument('<file>', FILE)
    .argument('<units>', 'names separated by commas, or a force file')
    .addOption(army())
    .action(
      exitWith((path: string, units: string, options: { readonly army: string }) => {
        const called = recruitsOf(units);
        return called.ok
          ? act(path, Number(options.army) - 1, () => called.units.map(unit => ({ type: 'buy', unit })))
          : refuse(called.what);
      }),
    );

interface HireOptions {
  readonly name: string;
  readonly platoon?: 'foot' | 'motorized' | 'jump';
  readonly unit?: string;
  readonly trained?: true;
  readonly army: string;
}

export const hireCommand = (): Command =>
  new Command('hire')
    .description('hire people; they arrive after two more missions')
    .argument('<file>', FILE)
    .addArgument(new Command().createArgument('<kind>', 'who').choices(['pilot', 'proto', 'crew', 'ship', 'great', 'armor', 'infantry']))
    .requiredOption('--name <name>', 'what they are called')
    .addOption(new Option('--platoon <kind>', 'how infantry moves').choices(['foot', 'motorized', 'jump']))
    .option('--unit <name>', 'the card of the infantry')
    .option('--trained', 'pay for Skill 4 before they come')
    .addOption(army())
    .action(
      exitWith((path: string, kind: 'pilot', options: HireOptions) => {
        const card = options.unit === undefined ? undefined : recruitsOf(options.unit);
        if (card && !card.ok) return refuse(card.what);
        const { name, platoon, trained } = options;
        const order: Order = {
          type: 'hire',
          kind,
          name,
          ...(platoon && { platoon }),
          ...(card?.units[0] && { card: card.units[0].card }),
          ...(trained && { trained }),
        };
        return act(path, Number(options.army) - 1, () => [order]);
      }),
    );

export const grantCommand = (): Command =>
  new Command('grant')
    .description('give Support Points to a side that has become too weak; the first army keeps the books')
    .argument('<file>', FILE)
    .argument('<points>', 'how many')
    .addOption(army())
    .action(
      exitWith((path: string, points: string, options: { readonly army: string }) =>
        /^[1-9]\d*$/.test(points)
          ? act(path, 0, () => [{ type: 'grant', seat: Number(options.army) - 1, sp: Number(points) }])
          : refuse(`${points} is not a number of points`),
      ),
    );

export const assignCommand = (): Command =>
  new Command('assign')
    .description('give a unit without a crew to a crew without a unit')
    .argument('<file>', FILE)
    .argument('<crew>', 'number of the crew', Number)
    .argument('<unit>', 'number of the unit', Number)
    .addOption(army())
    .action(
      exitWith((path: string, crew: number, unit: number, options: { readonly army: string }) =>
        act(path, Number(options.army) - 1, () => [{ type: 'assign', crew, unit }]),
      ),
    );
