import { fuzz, rulesBySeed } from '@sortie/arena';
import { type AnyGame, GAMES, isGameId, loadGame } from '@sortie/games';
import { sure } from '@sortie/kernel';
import { Command } from 'commander';
import { exitWith } from '../exit.ts';
import { gameNames } from '../games.ts';
import { countOf } from '../numbers.ts';
import { FAILED, OK, problem, refuse, say, sayJson } from '../say.ts';
import { keep, retry } from './kept.ts';

export const fuzzCommand = (): Command =>
  new Command('fuzz')
    .description('play random games under every law of the engine, and keep those that break one')
    .argument('[games...]', 'only these; all of them if none is named')
    .option('--games <n>', 'how many of each; the game itself says how many are enough for every day', countOf)
    .option('--from <seed>', 'the number of the first game; the same number gives the same game', countOf, 1)
    .option('--commands <n>', 'break a game off after so many commands', countOf, 2000)
    .option('--keep <folder>', 'write games that break a law into this folder, and try those that lie there again first')
    .option('--json', 'for programs')
    .addHelpText(
      'after',
      '\nAll set-ups of a game are played in turn, every second game with optional rules thrown in by lot.' +
        '\nThe laws: a game played again is the same; a seat that folds what it hears holds its own view; every option is accepted, and' +
        '\nwhatever is accepted is offered.' +
        '\nExit code 1: a game broke a law.' +
        '\n\nExamples:\n  sortie fuzz\n  sortie fuzz classic --games 500 --from 1000\n  sortie fuzz radar impact --games 50 --keep failing --json',
    )
    .action(exitWith(run));

interface Options {
  readonly games?: number;
  readonly from: number;
  readonly commands: number;
  readonly keep?: string;
  readonly json?: true;
}

/** What came of trying one game. */
interface Tried {
  readonly game: string;
  readonly games: number;
  readonly commands: number;
  readonly broken: readonly { readonly seed: number | string; readonly scenario: string; readonly problem: string }[];
  /** Files of earlier runs that hold now, and those that still do not. */
  readonly mended: readonly string[];
  readonly stillBroken: readonly string[];
}

async function run(names: readonly string[], options: Options): Promise<number> {
  const unknown = names.find(name => !isGameId(name));
  if (unknown !== undefined) return refuse(`there is no game ${unknown}`, `The games are:\n${gameNames()}`);
  const results: Tried[] = [];
  // One after the other, so that a game that cannot be loaded does not stop another from being tried.
  for (const name of names.length > 0 ? names : GAMES.map(({ id }) => id)) {
    const tried = tryOut(prepared(sure(await loadGame(name), 'the game')), options);
    results.push(tried);
    if (!options.json) say(`${tried.game}: ${tried.games} games, ${tried.commands} commands, ${faultsOf(tried)} broken`);
  }
  const ok = results.every(tried => faultsOf(tried) === 0);
  if (options.json) sayJson({ ok, results });
  return ok ? OK : FAILED;
}

const faultsOf = ({ broken, stillBroken }: Tried): number => broken.length + stillBroken.length;

/** An odd number, so that every set-up meets both its own rules and those thrown in by lot. */
const SETUPS = 301;

/** The game with its own set-ups for trials, where it has any. */
function prepared(game: AnyGame): AnyGame {
  const { trials } = game;
  const scenarios = trials.scenario && Array.from({ length: SETUPS }, (_, n) => trials.scenario?.(n) ?? []).flat();
  return scenarios ? { ...game, scenarios } : game;
}

function tryOut(game: AnyGame, { games, from, commands, keep: folder, json }: Options): Tried {
  const total = games ?? game.trials.games;
  const again = folder === undefined ? { mended: [], broken: [] } : retry(folder, game, commands);
  if (!json) for (const file of again.mended) say(`${file} holds now: it can be removed`);
  const broken: Tried['broken'][number][] = [];
  const piece = Math.max(1, Math.ceil(total / 20));
  let seen = 0;
  // In pieces, so that whoever stops a long run keeps what it has found.
  for (let done = 0; done < total; done += piece) {
    const before = seen;
    const failures = fuzz({
      game,
      from: from + done,
      games: Math.min(piece, total - done),
      commands,
      rules: rulesBySeed(game),
      onGame: (_, count) => {
        seen = before + count;
      },
    });
    for (const file of folder === undefined ? [] : keep(folder, failures)) problem(`kept ${file}`);
    for (const failure of failures.slice(0, 5)) problem(failure.problem);
    broken.push(...failures.map(({ seed, scenario, problem: what }) => ({ seed, scenario, problem: what })));
    if (!json) say(`${Math.min(total, done + piece)} of ${total} games, ${seen} commands, ${broken.length + again.broken.length} broken`);
  }
  return { game: game.ruleset.id, games: total, commands: seen, broken, mended: again.mended, stillBroken: again.broken };
}
