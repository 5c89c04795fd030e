import { availableParallelism } from 'node:os';
import type { Shape } from '@sortie/kernel';
import { SingleBar } from 'cli-progress';
import { Command } from 'commander';
import { exitWith } from '../exit.ts';
import { gameNamed, gameNames } from '../games.ts';
import { countOf } from '../numbers.ts';
import type { GameOrders, Offer } from '../offer.ts';
import type { PlayedOut } from '../playing/play-out.ts';
import { isPlayer, playersTold, usualPlayer } from '../playing/player.ts';
import { type Report, summarize, type Wins } from '../playing/report.ts';
import { type Refused, type ScenarioOptions, scenarioFor, withScenarioOptions } from '../playing/scenario.ts';
import { playShare, type Share, setupFor } from '../playing/simulation.ts';
import { playInThreads } from '../playing/threads.ts';
import { OK, refuse, say, sayJson } from '../say.ts';

export const simulateCommand = (): Command =>
  withScenarioOptions(new Command('simulate'))
    .description('let opponents play many games and count how they end')
    .argument('<game>', 'such as quick-start')
    .option('--games <n>', 'how many', countOf, 100)
    .option('--seed <words>', 'the same seed gives the same games', 'sortie')
    .option('--players <names>', `who decides for the seats, in order, separated by commas (${playersTold})`)
    .option('--table <table>', 'another table: a file, random, or a landscape such as hills or hills:7')
    .option('--map <map>', 'the same as --table')
    .option('--a <force>', 'the first force: a file, names separated by commas, or random:8')
    .option('--b <force>', 'the second force')
    .option('--swap', "every second game with the two forces in each other's place")
    .option('--hexes', 'play on hexes')
    .option('--no-hexes', 'play with a ruler, even on a map of hexes')
    .option('--turns <n>', 'turns until points decide', countOf)
    .option('--threads <n>', 'play in so many threads; the result is the same', countOf, availableParallelism())
    .option('--limit <commands>', 'break a game off after so many commands', countOf, 5000)
    .option('--json', 'for programs')
    .option('--csv', 'one line for each game')
    .addHelpText(
      'after',
      '\nThe result hash is a fingerprint over the last states of all games.' +
        '\n\nExamples:\n  sortie simulate quick-start --games 1000 --seed 7 --json\n  sortie simulate quick-start --scenario breakthrough --csv > games.csv' +
        '\n  sortie simulate quick-start --players regular,recruit' +
        '\n  sortie simulate classic --pack artillery --without TOE-artillery-flak-use --set turns=6 --games 10' +
        '\n  sortie simulate alpha-strike --table hills --a my-force.json --b "Atlas AS7-D,Locust LCT-1V"' +
        '\n  sortie simulate classic --map board.board --a "Griffin GRF-1N,Jenner JR7-D" --b "Centurion CN9-A,Commando COM-2D" --turns 40 --json' +
        '\n  sortie simulate alpha-strike --table random --a random:8 --b random:8 --games 100',
    )
    .action(exitWith(run));

interface Options extends ScenarioOptions {
  readonly games: number;
  readonly seed: string;
  readonly players?: string;
  readonly table?: string;
  readonly map?: string;
  readonly swap?: true;
  readonly a?: string;
  readonly b?: string;
  readonly hexes?: boolean;
  readonly turns?: number;
  readonly threads: number;
  readonly limit: number;
  readonly json?: true;
  readonly csv?: true;
}

async function run(id: string, options: Options): Promise<number> {
  const known = await gameNamed(id);
  if (!known) return refuse(`there is no game ${id}`, `The games are:\n${gameNames()}`);
  return known.use(offer => simulate(offer, options));
}

async function simulate<G extends Shape>(offer: Offer<G>, options: Options): Promise<number> {
  const share = shareOf(offer, options);
  if ('what' in share) return refuse(share.what, share.advice);
  const quiet = options.json || options.csv || !process.stderr.isTTY;
  const bar = quiet ? undefined : new SingleBar({ format: '{bar} {value}/{total} games, {eta_formatted} left' });
  bar?.start(options.games, 0);
  const started = Date.now();
  const games = await playAll(offer, share, Math.min(options.threads, options.games), () => bar?.increment());
  bar?.stop();
  const milliseconds = Date.now() - started;
  const report = summarize(share, offer.face.parts, games, offer.face.habits);
  if (options.json) sayJson({ ...report, milliseconds });
  else if (options.csv) sayCsv(games);
  else print(report, milliseconds);
  return OK;
}

/** What is ordered besides the scenario, if anything is. */
export function ordersIn({ table, a, b, hexes, turns }: GameOrders): GameOrders | undefined {
  const orders: GameOrders = {
    ...(table === undefined ? {} : { table }),
    ...(a === undefined ? {} : { a }),
    ...(b === undefined ? {} : { b }),
    ...(hexes === undefined ? {} : { hexes }),
    ...(turns === undefined ? {} : { turns }),
  };
  return Object.keys(orders).length > 0 ? orders : undefined;
}

function shareOf<G extends Shape>(offer: Offer<G>, options: Options): Share | Refused {
  const { ruleset } = offer.game;
  const asked = scenarioFor(offer.game, options);
  if ('what' in asked) return asked;
  const { id, rules, setup } = asked.scenario;
  const players = options.players?.split(',').map(name => name.trim()) ?? Array.from({ length: ruleset.seats }, () => usualPlayer);
  const unknown = players.find(name => !isPlayer(name));
  if (unknown !== undefined) return { what: `there is no player ${unknown}`, advice: `The players are: ${playersTold}` };
  if (players.length !== ruleset.seats)
    return { what: `${ruleset.seats} players are needed, not ${players.length}`, advice: 'Separate them by commas.' };
  const games = Array.from({ length: options.games }, (_, at) => at);
  const { map } = options;
  const orders = ordersIn({ ...options, ...(map !== undefined && { table: map }) });
  const share = {
    game: ruleset.id,
    scenario: id,
    rules,
    setup,
    players,
    seed: options.seed,
    games,
    commands: options.limit,
    ...(orders && { orders }),
    ...(options.swap && { swap: true as const }),
  };
  // The first game shows whether the orders can be followed at all.
  const first = setupFor(offer, setup, share, 0);
  return 'problem' in first ? { what: first.problem, advice: 'Look at the help of this command for examples.' } : share;
}

async function playAll<G extends Shape>(offer: Offer<G>, share: Share, threads: number, onGame: () => void): Promise<readonly PlayedOut[]> {
  if (threads > 1) return playInThreads(share, threads, onGame);
  const games: PlayedOut[] = [];
  playShare(offer, share, (game, played) => {
    games[game] = played;
    onGame();
  });
  return games;
}

function print(report: Report, milliseconds: number): void {
  say(`${report.games} games of ${report.game}, ${report.scenario}, seed ${report.seed}`);
  for (const wins of [...report.seats, ...report.parts]) say(winLine(wins));
  say(`  ${'draws'.padEnd(20)} ${String(report.draws).padStart(6)}`);
  if (report.unfinished > 0) say(`  ${'unfinished'.padEnd(20)} ${String(report.unfinished).padStart(6)}`);
  say(`  turns: mean ${report.turns.mean.toFixed(1)}, median ${report.turns.median}, longest ${report.turns.longest}`);
  say(`  decided before the last turn: ${percent(report.decided)}`);
  if (report.rates)
    for (const [name, rate] of Object.entries(report.rates)) say(`  ${(RATES[name] ?? name).padEnd(32)} ${String(rate).padStart(7)}`);
  say(`  commands: mean ${report.commands.mean.toFixed(1)}, most ${report.commands.most}`);
  say(`  result hash ${report.hash}, ${(milliseconds / 1000).toFixed(1)} s`);
}

/** What rates are called. */
const RATES: { readonly [name: string]: string } = {
  unitTurns: 'turns of all units',
  standsStill: 'stands still, %',
  heldDown: 'of these lying, shut down or lame, %',
  walks: 'walks, %',
  runs: 'runs, %',
  jumps: 'jumps, %',
  physicalAttacks: 'physical attacks',
  physicalPer100: 'physical attacks per 100 turns',
  heat5: 'heat 5 or more, %',
  heat8: 'heat 8 or more, %',
  fallsPer100: 'falls per 100 turns',
  meanToHit: 'mean to-hit number',
};

const winLine = ({ who, wins, rate, interval }: Wins): string =>
  `  ${who.padEnd(20)} ${String(wins).padStart(6)} wins  ${percent(rate)}  (95 %: ${percent(interval.from)} to ${percent(interval.to)})`;

const percent = (rate: number): string => `${(rate * 100).toFixed(1).padStart(5)} %`;

function sayCsv(games: readonly PlayedOut[]): void {
  say('game,winners,parts,turns,commands,points,hash');
  for (const [at, { outcome, parts, turns, commands, hash }] of games.entries()) {
    const winners = outcome === undefined ? 'unfinished' : outcome.winners.join('+') || 'draw';
    say([at, winners, parts.map(part => part ?? '').join('+'), turns, commands, outcome?.points?.join('+') ?? '', hash].join(','));
  }
}
