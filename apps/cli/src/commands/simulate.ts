import { hashOf, type Scenario, type Shape, seedFrom } from '@sortie/kernel';
import { SingleBar } from 'cli-progress';
import { Command } from 'commander';
import { exitWith } from '../exit.ts';
import { gameNamed, gameNames } from '../games.ts';
import { countOf } from '../numbers.ts';
import type { Offer } from '../offer.ts';
import { type PlayedOut, playOut } from '../playing/play-out.ts';
import { playerNamed, playerNames } from '../playing/players.ts';
import { OK, refuse, say, sayJson } from '../say.ts';
import { type Interval, mean, quantile, wilson } from '../statistics.ts';

export const simulateCommand = (): Command =>
  new Command('simulate')
    .description('let opponents play many games and count how they end')
    .argument('<game>', 'such as quick-start')
    .option('--games <n>', 'how many', countOf, 100)
    .option('--seed <words>', 'the same seed gives the same games', 'sortie')
    .option('--scenario <id>', 'which scenario; the first if not given')
    .option('--players <names>', `who decides for the seats, in order, separated by commas (${playerNames.join(', ')})`)
    .option('--limit <commands>', 'break a game off after so many commands', countOf, 5000)
    .option('--json', 'for programs')
    .option('--csv', 'one line for each game')
    .addHelpText(
      'after',
      '\nThe result hash is a fingerprint over the last states of all games.' +
        '\n\nExamples:\n  sortie simulate quick-start --games 1000 --seed 7 --json\n  sortie simulate quick-start --scenario breakthrough --csv > games.csv',
    )
    .action(exitWith(run));

interface Options {
  readonly games: number;
  readonly seed: string;
  readonly scenario?: string;
  readonly players?: string;
  readonly limit: number;
  readonly json?: true;
  readonly csv?: true;
}

function run(id: string, options: Options): number {
  const known = gameNamed(id);
  if (!known) return refuse(`there is no game ${id}`, `The games are:\n${gameNames()}`);
  return known.use(offer => simulate(offer, options));
}

function simulate<G extends Shape>(offer: Offer<G>, options: Options): number {
  const { scenarios, ruleset } = offer.game;
  const scenario = options.scenario === undefined ? scenarios[0]! : scenarios.find(({ id }) => id === options.scenario);
  if (!scenario)
    return refuse(`there is no scenario ${options.scenario}`, `The scenarios are: ${scenarios.map(({ id }) => id).join(', ')}`);
  const names = options.players?.split(',') ?? Array.from({ length: ruleset.seats }, () => playerNames[0]!);
  const players = names.map(name => playerNamed(offer.game, name.trim()));
  if (players.length !== ruleset.seats) return refuse(`${ruleset.seats} players are needed, not ${players.length}`);
  const unknown = names.find((_, at) => players[at] === undefined);
  if (unknown !== undefined) return refuse(`there is no player ${unknown}`, `The players are: ${playerNames.join(', ')}`);

  const bar =
    options.json || options.csv || !process.stderr.isTTY
      ? undefined
      : new SingleBar({ format: '{bar} {value}/{total} games, {eta_formatted} left' });
  bar?.start(options.games, 0);
  const started = Date.now();
  const games: PlayedOut[] = [];
  for (let i = 0; i < options.games; i += 1) {
    const seed = seedFrom(`${options.seed} game ${i}`);
    games.push(playOut(offer, { scenario, players: players.map(player => player!), seed, commands: options.limit }));
    bar?.increment();
  }
  bar?.stop();
  const report = summarize(offer, scenario, names, options.seed, games);
  const milliseconds = Date.now() - started;
  if (options.json) sayJson({ ...report, milliseconds });
  else if (options.csv) sayCsv(games);
  else print(report, milliseconds);
  return OK;
}

interface Report {
  readonly game: string;
  readonly scenario: string;
  readonly players: readonly string[];
  readonly seed: string;
  readonly games: number;
  readonly wins: readonly {
    readonly seat: number;
    readonly role: string;
    readonly wins: number;
    readonly rate: number;
    readonly interval: Interval;
  }[];
  readonly draws: number;
  readonly unfinished: number;
  readonly turns: { readonly mean: number; readonly median: number; readonly longest: number };
  readonly commands: { readonly mean: number; readonly most: number };
  readonly hash: string;
}

function summarize<G extends Shape>(
  { game }: Offer<G>,
  scenario: Scenario<G>,
  players: readonly string[],
  seed: string,
  games: readonly PlayedOut[],
): Report {
  const turns = games.map(one => one.turns);
  const commands = games.map(one => one.commands);
  return {
    game: game.ruleset.id,
    scenario: scenario.id,
    players,
    seed,
    games: games.length,
    wins: players.map((_, seat) => {
      const wins = games.filter(({ outcome }) => outcome?.winners.includes(seat)).length;
      return { seat, role: scenario.roles[seat] ?? `seat ${seat}`, wins, rate: wins / games.length, interval: wilson(wins, games.length) };
    }),
    draws: games.filter(({ outcome }) => outcome?.winners.length === 0).length,
    unfinished: games.filter(({ outcome }) => outcome === undefined).length,
    turns: { mean: mean(turns), median: quantile(turns, 0.5), longest: Math.max(...turns) },
    commands: { mean: mean(commands), most: Math.max(...commands) },
    hash: hashOf(games.map(({ hash }) => hash)),
  };
}

function print(report: Report, milliseconds: number): void {
  say(`${report.games} games of ${report.game}, ${report.scenario}, seed ${report.seed}`);
  for (const { role, wins, rate, interval } of report.wins) {
    say(
      `  ${role.padEnd(10)} ${String(wins).padStart(6)} wins  ${percent(rate)}  (95 %: ${percent(interval.from)} to ${percent(interval.to)})`,
    );
  }
  say(`  ${'draws'.padEnd(10)} ${String(report.draws).padStart(6)}`);
  if (report.unfinished > 0) say(`  ${'unfinished'.padEnd(10)} ${String(report.unfinished).padStart(6)}`);
  say(`  turns: mean ${report.turns.mean.toFixed(1)}, median ${report.turns.median}, longest ${report.turns.longest}`);
  say(`  commands: mean ${report.commands.mean.toFixed(1)}, most ${report.commands.most}`);
  say(`  result hash ${report.hash}, ${(milliseconds / 1000).toFixed(1)} s`);
}

const percent = (rate: number): string => `${(rate * 100).toFixed(1).padStart(5)} %`;

function sayCsv(games: readonly PlayedOut[]): void {
  say('game,winners,turns,commands,points,hash');
  for (const [at, { outcome, turns, commands, hash }] of games.entries()) {
    const winners = outcome === undefined ? 'unfinished' : outcome.winners.join('+') || 'draw';
    say([at, winners, turns, commands, outcome?.points?.join('+') ?? '', hash].join(','));
  }
}
