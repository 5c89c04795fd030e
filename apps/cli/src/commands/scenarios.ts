import { Command } from 'commander';
import { exitWith } from '../exit.ts';
import { allGames, gameNamed, gameNames } from '../games.ts';
import type { AnyOffer } from '../offer.ts';
import { OK, refuse, say, sayJson, wrap } from '../say.ts';

export const scenariosCommand = (): Command =>
  new Command('scenarios')
    .description('the ready games there are, and what they are about')
    .argument('[game]', 'such as alpha-strike; all of them if not given')
    .option('--json', 'for programs')
    .addHelpText('after', '\nExamples:\n  sortie scenarios alpha-strike\n  sortie play alpha-strike --scenario king-of-the-hill')
    .action(exitWith(run));

interface Listed {
  readonly game: string;
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly roles: readonly string[];
}

const listed = (known: AnyOffer): readonly Listed[] =>
  known.use(({ game }) => game.scenarios.map(({ id, title, summary, roles }) => ({ game: game.ruleset.id, id, title, summary, roles })));

async function run(id: string | undefined, options: { readonly json?: true }): Promise<number> {
  const one = id === undefined ? undefined : await gameNamed(id);
  if (id !== undefined && !one) return refuse(`there is no game ${id}`, `The games are:\n${gameNames()}`);
  const all = (one ? [one] : await allGames()).flatMap(listed);
  if (options.json) sayJson(all);
  else
    for (const { game, id: name, title, summary, roles } of all) {
      say(`${game}  ${name}: ${title} (${roles.join(' against ')})`);
      say(wrap(summary, 4));
    }
  return OK;
}
