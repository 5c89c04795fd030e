import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { Level } from '@sortie/ai';
import { type Balance, balanceOf, detail, type Reported, reportPage } from '@sortie/arena';
import { nth } from '@sortie/kernel';
import { Command } from 'commander';
import { exitWith } from '../exit.ts';
import { gameNamed, gameNames } from '../games.ts';
import { countOf } from '../numbers.ts';
import { OK, refuse, say, sayJson } from '../say.ts';
import { contender, type Limits, levelNames, levelOf } from './contenders.ts';
import type { Contest, Match } from './contest.ts';
import { interruptible } from './interruptible.ts';
import type { Order } from './orders.ts';
import { playOrders } from './pool.ts';
import { printBalance, printField } from './print-balance.ts';

const INTERRUPTED = 130;

export const balanceCommand = (): Command =>
  new Command('balance')
    .description('pit two forces, or one unit and the field, over many games and maps: who wins, by how much, and what decides it')
    .option('--game <game>', 'such as classic', 'alpha-strike')
    .option('--a <force>', 'a force file, or names of units separated by commas')
    .option('--b <force>', 'the force against it')
    .option('--unit <name>', 'one unit instead, against each unit of the field')
    .option('--field <names>', 'the field, separated by commas; units of about the same price if not given')
    .option('--games <n>', 'how many games; for each unit of the field', countOf, 100)
    .option('--seed <words>', 'the same seed gives the same games', 'sortie')
    .option('--level <level>', `who plays both sides (${levelNames})`, levelOf, 'regular')
    .option('--nodes <n>', 'positions that may be looked at for a decision', countOf)
    .option('--threads <n>', 'play in so many threads; the result is the same', countOf, availableParallelism())
    .option('--redis <url>', 'let the workers of this Redis play them: sortie worker --redis <url>')
    .option('--json', 'for programs')
    .option('--report <file>', 'a page with charts, as one HTML file')
    .addHelpText(
      'after',
      '\nForces are files that "sortie" and the app write (docs/formats/force.md). Every map is played from both ends.' +
        '\n\nExamples:\n  sortie balance --a gray-lance.json --b red-lance.json --games 200' +
        '\n  sortie balance --a "Atlas AS7-D" --b "Griffin GRF-1N, Wolverine WVR-6R"' +
        '\n  sortie balance --unit "Griffin GRF-1N" --field "Wolverine WVR-6R, Shadow Hawk SHD-2H"' +
        '\n  sortie balance --game quick-start --a GRF-1N --b WVR-6R' +
        '\n  sortie balance --game classic --a "Griffin GRF-1N, Jenner JR7-D" --b "Wolverine WVR-6R, Commando COM-2D"' +
        '\n  sortie balance --game impact --a "command, 4 ranger" --b "command, 5 assault"',
    )
    .action(exitWith(run));

interface Options extends Limits {
  readonly game: string;
  readonly a?: string;
  readonly b?: string;
  readonly unit?: string;
  readonly field?: string;
  readonly games: number;
  readonly seed: string;
  readonly level: Level;
  readonly threads: number;
  readonly redis?: string;
  readonly json?: true;
  readonly report?: string;
}

async function run(options: Options): Promise<number> {
  const known = await gameNamed(options.game);
  if (!known) return refuse(`there is no game ${options.game}`, `The games are:\n${gameNames()}`);
  const { id: game } = known;
  const { contest } = await known.contest();
  const matches = pairsOf(options, contest);
  if (typeof matches === 'string') return refuse(matches, 'Name two forces with --a and --b, or a unit with --unit.');
  const player = contender(options.level, options, 'a');
  const { games, seed } = options;
  const orders = matches.map(
    ({ a, b, staged }): Order => ({ series: { game, scenario: `${a} against ${b}`, a: player, b: player, seed, games }, staged }),
  );
  const { result, stopped } = await interruptible(
    orders.length * games,
    '{bar} {value}/{total} games, {told}{eta_formatted} left',
    (signal, tick) =>
      playOrders(orders, {
        threads: options.threads,
        ...(options.redis !== undefined && { redis: options.redis }),
        signal,
        onGame: () => tick({ told: '' }),
      }),
  );
  const measured = matches.map(({ a, b }, i) => ({ a, b, balance: balanceOf(nth(result, i)), hash: detail(nth(result, i)).hash }));
  deliver(measured, options);
  if (options.report !== undefined) {
    const all = orders.map(
      ({ series }, i): Reported => ({ series, results: nth(result, i), names: [nth(matches, i).a, nth(matches, i).b] }),
    );
    const made = `${games} games, seed ${seed}, played by a ${options.level} on both sides`;
    writeFileSync(options.report, reportPage({ title: 'Balance', made, ratings: [], all }));
  }
  return stopped ? INTERRUPTED : OK;
}

export interface Measured {
  readonly a: string;
  readonly b: string;
  readonly balance: Balance;
  readonly hash: string;
}

function deliver(measured: readonly Measured[], { json, unit }: Options): void {
  if (json) sayJson(unit === undefined ? measured[0] : { unit, field: measured });
  else if (unit === undefined) printBalance(nth(measured, 0));
  else printField(unit, measured);
  if (!json) say();
}

/** The matches to play, or what is missing. */
function pairsOf({ a, b, unit, field }: Options, contest: Contest): readonly Match[] | string {
  if (unit === undefined) {
    if (a === undefined || b === undefined) return 'two forces are needed';
    return matched(contest, [[a, b]]);
  }
  const others = field?.split(',').map(one => one.trim()) ?? contest.field(unit);
  return others.length === 0
    ? `there is nobody to compare ${unit} with`
    : matched(
        contest,
        others.map(other => [unit, other] as const),
      );
}

function matched(contest: Contest, pairs: readonly (readonly [string, string])[]): readonly Match[] | string {
  const matches: Match[] = [];
  for (const [a, b] of pairs) {
    const match = contest.match(a, b);
    if (typeof match === 'string') return match;
    matches.push(match);
  }
  return matches;
}
