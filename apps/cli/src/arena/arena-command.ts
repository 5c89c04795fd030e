import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { LEVELS } from '@sortie/ai';
import {
  detail,
  EVEN,
  nameOf,
  namesOf,
  type RatedSeries,
  type Rating,
  type Result,
  rate,
  reportPage,
  roundRobin,
  tableNames,
  tally,
} from '@sortie/arena';
import { type AnyGame, loadGame } from '@sortie/games';
import { nth } from '@sortie/kernel';
import { Command } from 'commander';
import { exitWith } from '../exit.ts';
import { gameNames } from '../games.ts';
import { countOf } from '../numbers.ts';
import { isChanged, isFile, type ScenarioOptions, scenarioFor, withScenarioOptions } from '../playing/scenario.ts';
import { OK, problem, refuse, sayJson } from '../say.ts';
import { contender, type Limits, levelNames, type Who, whoOf } from './contenders.ts';
import { csvOf } from './csv.ts';
import { interruptible } from './interruptible.ts';
import type { Order } from './orders.ts';
import { playOrders } from './pool.ts';
import { printRatings, printSeries } from './print.ts';

/** What a shell says of a program that Ctrl-C ended. */
const INTERRUPTED = 130;

export const arenaCommand = (): Command =>
  withScenarioOptions(new Command('arena'))
    .description('let two opponents play a series, every map and force from both sides, and say who is better')
    .argument('[game]', 'such as quick-start')
    .option('--game <game>', 'the same')
    .option(
      '--a <who>',
      `the first opponent (${levelNames}, or one with a character: veteran-brawler), a program (./my-bot.py), or where one listens (tcp://host:port)`,
      whoOf,
      'regular',
    )
    .option('--b <who>', 'the second', whoOf, 'random')
    .option('--all', 'everybody against everybody, with a table of ratings')
    .option('--games <n>', 'how many games; of each pair with --all', countOf, 100)
    .option('--seed <words>', 'the same seed gives the same games', 'sortie')
    .option('--budget-ms <ms>', 'time for a decision', countOf)
    .option('--budget-a <ms>', 'time for a decision of the first opponent alone', countOf)
    .option('--budget-b <ms>', 'and of the second', countOf)
    .option('--nodes <n>', 'positions that may be looked at for a decision, instead of time: the same seed gives the same games', countOf)
    .option('--nodes-a <n>', 'positions for the first opponent alone', countOf)
    .option('--nodes-b <n>', 'and for the second', countOf)
    .option('--threads <n>', 'play in so many threads', countOf, availableParallelism())
    .option('--redis <url>', 'let the workers of this Redis play them: sortie worker --redis <url>')
    .option('--json', 'for programs')
    .option('--csv <file>', 'one line for each game')
    .option('--report <file>', 'a page with charts, as one HTML file')
    .addHelpText(
      'after',
      '\nTwo games in a row are a pairing: the same map, forces and dice with the seats swapped. Without a time for decisions the result is' +
        '\nthe same in any number of threads. Ctrl-C prints what is there.' +
        '\n\nExamples:\n  sortie arena quick-start --a veteran --b regular --games 400 --seed 7' +
        '\n  sortie arena alpha-strike --a ace --b veteran --budget-a 1000 --budget-b 200 --report arena.html' +
        '\n  sortie arena impact --all --games 40 --json' +
        '\n  sortie arena classic --scenario my-scenario.json --pack artillery --set turns=6 --games 4' +
        '\n  sortie arena quick-start --a ./examples/bots/first.py --b veteran --games 20 (docs/formats/bot.md)',
    )
    .action(exitWith(run));

interface Options extends Limits, ScenarioOptions {
  readonly game?: string;
  readonly a: Who;
  readonly b: Who;
  readonly all?: true;
  readonly games: number;
  readonly seed: string;
  readonly threads: number;
  readonly redis?: string;
  readonly json?: true;
  readonly csv?: string;
  readonly report?: string;
}

async function run(named: string | undefined, options: Options): Promise<number> {
  const id = named ?? options.game;
  if (id === undefined) return refuse('say which game', `The games are:\n${gameNames()}`);
  const game = await loadGame(id.toLowerCase());
  if (!game) return refuse(`there is no game ${id}`, `The games are:\n${gameNames()}`);
  const { scenario = EVEN } = options;
  // Kinds of equal forces are no ready games; whoever changes rules or set-ups plays one of those.
  const names = tableNames(game);
  if (!names.includes(scenario) && !isFile(scenario))
    return refuse(`there is no scenario ${scenario}`, `The scenarios are: ${names.join(', ')}`);
  const isTable = names.includes(scenario) && !isChanged(options);
  const asked = isTable ? undefined : scenarioFor(game, options);
  if (asked && 'what' in asked) return refuse(asked.what, asked.advice);
  const orders = ordersOf(game, { ...options, scenario }).map(order => (asked ? { ...order, staged: asked } : order));
  const started = Date.now();
  let [won, played] = [0, 0];
  const { result, stopped } = await interruptible(
    orders.length * options.games,
    '{bar} {value}/{total} games, {told}{eta_formatted} left',
    (signal, tick) =>
      playOrders(orders, {
        threads: options.threads,
        ...(options.redis !== undefined && { redis: options.redis }),
        signal,
        onGame: (_, { winner }) => {
          played++;
          won += winner === 'a' ? 1 : winner === null ? 0.5 : 0;
          tick({ told: options.all ? '' : `${nameOf(nth(orders, 0).series.a)} ${Math.round((won * 100) / played)} %, ` });
        },
      }),
  );
  return deliver(orders, result, options, { milliseconds: Date.now() - started, stopped });
}

/** What is to be played. */
function ordersOf(game: AnyGame, options: Options & { readonly scenario: string }): readonly Order[] {
  const pairs: readonly (readonly [Who, Who])[] = options.all ? roundRobin([...LEVELS].reverse()) : [[options.a, options.b]];
  return pairs.map(([a, b]) => ({
    series: {
      game: game.ruleset.id,
      scenario: options.scenario,
      a: contender(a, options, 'a'),
      b: contender(b, options, 'b'),
      seed: options.seed,
      games: options.games,
    },
  }));
}

interface Circumstances {
  readonly milliseconds: number;
  readonly stopped: boolean;
}

function deliver(
  orders: readonly Order[],
  results: readonly (readonly Result[])[],
  options: Options,
  { milliseconds, stopped }: Circumstances,
): number {
  const all = orders.map(({ series }, i) => ({ series, results: nth(results, i) }));
  const ratings = rate(all.filter(one => one.results.length > 0).map(one => rated(one.series, one.results)));
  const games = results.flat();
  if (options.json) sayJson({ ...tally(games), detail: { ...told(all, ratings), milliseconds, stopped } });
  else {
    for (const { series, results: own } of all) printSeries(series, own);
    if (options.all) printRatings(ratings);
    printSpeed(games.length, milliseconds, stopped);
  }
  const played = nth(orders, 0).series.game;
  const made = `${games.length} games of ${played}, ${options.scenario}, seed ${options.seed}`;
  const written =
    (options.csv === undefined || wrote(options.csv, csvOf(all))) &&
    (options.report === undefined || wrote(options.report, reportPage({ title: `Arena: ${played}`, made, ratings, all })));
  return stopped ? INTERRUPTED : written ? OK : 1;
}

/** Everything beyond the counts: of the one series, or of each. */
function told(all: readonly { readonly series: Order['series']; readonly results: readonly Result[] }[], ratings: readonly Rating[]) {
  const each = all.map(({ series, results }) => ({
    a: nameOf(series.a),
    b: nameOf(series.b),
    game: series.game,
    scenario: series.scenario,
    seed: series.seed,
    ...tally(results),
    ...detail(results),
  }));
  return each.length === 1 ? { ...each[0], ratings } : { series: each, ratings };
}

function rated(series: Order['series'], results: readonly Result[]): RatedSeries {
  const [a, b] = namesOf(series);
  return { a, b, ...tally(results) };
}

function printSpeed(games: number, milliseconds: number, stopped: boolean): void {
  const perMinute = (games * 60_000) / Math.max(1, milliseconds);
  process.stdout.write(
    `${stopped ? 'stopped; ' : ''}${games} games in ${(milliseconds / 1000).toFixed(1)} s, ${perMinute.toFixed(0)} a minute\n`,
  );
}

function wrote(file: string, text: string): boolean {
  try {
    writeFileSync(file, text);
    return true;
  } catch (error) {
    problem(`${file} cannot be written`, error instanceof Error ? error.message : undefined);
    return false;
  }
}
