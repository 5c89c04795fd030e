import { favoured, type Measured, measured } from '@sortie/games';
import { shownBy } from '@sortie/kernel';
import { Command } from 'commander';
import { exitWith } from '../exit.ts';
import { allGames, gameNamed, gameNames } from '../games.ts';
import type { AnyOffer } from '../offer.ts';
import { OK, refuse, say, sayJson, wrap } from '../say.ts';

export const scenariosCommand = (): Command =>
  new Command('scenarios')
    .description('the ready games there are, what they are about, which optional rules they show and how even they are')
    .argument('[game]', 'such as alpha-strike; all of them if not given')
    .option('--teaches <words>', 'only those that show a rule: its id, or words of a pack such as artillery')
    .option('--json', 'for programs')
    .addHelpText(
      'after',
      '\nExamples:\n  sortie scenarios alpha-strike\n  sortie scenarios classic --teaches artillery\n  sortie play alpha-strike --scenario king-of-the-hill',
    )
    .action(exitWith(run));

interface Listed {
  readonly game: string;
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly briefing?: string;
  readonly roles: readonly string[];
  /** Packs of which it plays something, and the optional rules themselves. */
  readonly teaches: readonly string[];
  readonly rules: readonly string[];
  readonly measured?: Measured;
}

const listed = (known: AnyOffer): readonly Listed[] =>
  known.use(({ game: { ruleset, packs, scenarios } }) => {
    const usual = new Set(Object.values(ruleset.editions)[0]);
    return scenarios.map(scenario => {
      const { id, title, summary, briefing, roles, rules } = scenario;
      const figures = measured(ruleset.id, id);
      return {
        game: ruleset.id,
        id,
        title,
        summary,
        ...(briefing === undefined ? {} : { briefing }),
        roles,
        teaches: shownBy(packs, scenario).map(pack => pack.title),
        rules: rules.filter(rule => !usual.has(rule)),
        ...(figures ? { measured: figures } : {}),
      };
    });
  });

/** How long it takes and whom it favours, as far as that was measured. */
function figuresOf({ measured: figures, roles }: Listed): string {
  if (!figures) return '';
  const seat = favoured(figures);
  return `; about ${figures.turns} turns, ${seat === undefined ? 'even' : `favours ${roles[seat]}`} (${figures.games} games of regulars)`;
}

const taught =
  (words: string) =>
  ({ teaches, rules }: Listed): boolean => {
    const sought = words.toLowerCase();
    return [...teaches, ...rules].some(one => one.toLowerCase().includes(sought));
  };

interface Options {
  readonly teaches?: string;
  readonly json?: true;
}

async function run(id: string | undefined, { teaches, json }: Options): Promise<number> {
  const one = id === undefined ? undefined : await gameNamed(id);
  if (id !== undefined && !one) return refuse(`there is no game ${id}`, `The games are:\n${gameNames()}`);
  const all = (one ? [one] : await allGames()).flatMap(listed);
  const found = teaches === undefined ? all : all.filter(taught(teaches));
  if (json) sayJson(found);
  else if (found.length === 0) say(`No ready game shows “${teaches}”.`);
  for (const game of json ? [] : found) {
    say(`${game.game}  ${game.id}: ${game.title} (${game.roles.join(' against ')}${figuresOf(game)})`);
    say(wrap(game.summary, 4));
    if (game.teaches.length > 0) say(wrap(`Shows: ${game.teaches.join(', ')}`, 4));
  }
  return OK;
}
