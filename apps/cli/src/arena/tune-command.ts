import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { Level } from '@sortie/ai';
import {
  advanceTuning,
  beginTuning,
  type Contender,
  detail,
  EVEN,
  isTuned,
  type Result,
  type Tuning,
  tally,
  trials,
  tunedWeights,
} from '@sortie/arena';
import { type AnyGame, loadGame } from '@sortie/games';
import type { Weights } from '@sortie/kernel';
import { Command } from 'commander';
import { exitWith } from '../exit.ts';
import { gameNames } from '../games.ts';
import { countOf } from '../numbers.ts';
import { FAILED, OK, reasonOf, refuse, say } from '../say.ts';
import { levelNames, levelOf } from './contenders.ts';
import { interruptible } from './interruptible.ts';
import type { Order } from './orders.ts';
import { playOrders } from './pool.ts';
import { percent, span } from './print.ts';
import { type Complaint, fitted } from './tune-fit.ts';

const INTERRUPTED = 130;

export const tuneCommand = (): Command =>
  new Command('tune')
    .description('let an opponent play against itself with other weights, and keep what wins')
    .requiredOption('--game <game>', 'such as quick-start')
    .option('--steps <n>', 'how often the weights move', countOf, 40)
    .option('--games <n>', 'games of a step', countOf, 40)
    .option('--check <n>', 'games of the new weights against the old ones at the end', countOf, 200)
    .option('--fit <games>', 'instead of steps: fit the weights to how so many quick games ended', countOf)
    .option('--only <names>', 'tune only these weights, separated by commas')
    .option('--spread <percent>', 'how far the weights of both trials stand apart at first', countOf)
    .option('--level <level>', `who plays (${levelNames})`, levelOf, 'regular')
    .option('--nodes <n>', 'positions that may be looked at for a decision', countOf)
    .option('--seed <words>', 'the same seed finds the same weights', 'sortie')
    .option('--date <day>', 'the day that the file names', new Date().toISOString().slice(0, 10))
    .option('--resume <file>', 'keep the search in this file after every step, and go on from it if it is there')
    .option('--out <file>', 'the weights with their provenance', 'weights.json')
    .option('--threads <n>', 'play in so many threads; the result is the same', countOf, availableParallelism())
    .addHelpText(
      'after',
      '\nEvery step plays the weights a little to one side against the weights a little to the other, each map from both ends, and moves them' +
        '\nall to where games were won (simultaneous perturbation). Ctrl-C stops after the last whole step; with --resume nothing is lost.' +
        '\n\nWith --fit quick games are played once, by regulars that waver, and the weights are fitted so that the value of positions in them tells' +
        '\nwho wins: to one half of the games, and measured on the other. --resume keeps the games; --level and --nodes say who plays the check.' +
        '\nThe weights of a character (aggression, caution, objective) stay as they are unless --only names them.' +
        '\n\nExamples:\n  sortie tune --game quick-start --resume tuning.json --out weights.json\n  sortie tune --game alpha-strike --only caution,bare --steps 20' +
        '\n  sortie tune --game quick-start --fit 400 --resume games.jsonl --level veteran --nodes 60',
    )
    .action(exitWith(run));

export interface Options {
  readonly game: string;
  readonly fit?: number;
  readonly steps: number;
  readonly games: number;
  readonly check: number;
  readonly only?: string;
  readonly spread?: number;
  readonly level: Level;
  readonly nodes?: number;
  readonly seed: string;
  readonly date: string;
  readonly resume?: string;
  readonly out: string;
  readonly threads: number;
}

async function run(options: Options): Promise<number> {
  const game = await loadGame(options.game.toLowerCase());
  if (!game) return refuse(`there is no game ${options.game}`, `The games are:\n${gameNames()}`);
  return options.fit === undefined ? tune(game, options) : fit(game, options, options.fit);
}

async function tune(game: AnyGame, options: Options): Promise<number> {
  const begun = begin(game, options);
  if ('what' in begun) return refuse(begun.what, begun.advice);
  const { result: tuning, stopped } = await interruptible(
    begun.steps - begun.done.length,
    '{bar} {value}/{total} steps, {told}{eta_formatted} left',
    async (signal, tick) => {
      let now = begun;
      while (!isTuned(now) && !signal.aborted) {
        const [plus, minus] = trials(now);
        const results = await meet(
          game,
          options,
          { a: plus, b: minus, seed: `${now.seed} step ${now.done.length}`, games: now.games },
          signal,
        );
        if (signal.aborted) break;
        const { rateA } = detail(results);
        now = advanceTuning(now, rateA);
        if (options.resume !== undefined) keep(options.resume, now);
        tick({ told: `last ${percent(rateA)}, ` });
      }
      return now;
    },
  );
  if (stopped) {
    say(`stopped after step ${tuning.done.length} of ${tuning.steps}${options.resume ? `; go on with --resume ${options.resume}` : ''}`);
    return INTERRUPTED;
  }
  const how = `found by self-play on ${options.date}: ${tuning.steps} steps of ${tuning.games} games of a ${options.level}, seed ${tuning.seed}`;
  return conclude(game, tuning.start, tunedWeights(tuning), how, options);
}

/** Weights that foretell best who wins, as the old ones' opponents. */
async function fit(game: AnyGame, options: Options, games: number): Promise<number> {
  const { weights } = game.tactics;
  const names = namesOf(weights, options.only, PERSONAL);
  if ('what' in names) return refuse(names.what, names.advice);
  const found = await fitted(game, options, games, names.names);
  if ('what' in found) return refuse(found.what, found.advice);
  return found.fit ? conclude(game, weights, found.fit.weights, found.how, options) : INTERRUPTED;
}

/** A character multiplies these, and who is bold has always more hope than the other fears: positions cannot tell what they should be. */
const PERSONAL: readonly string[] = ['aggression', 'caution', 'objective'];

/** The weights that are to be tuned: all but some, unless they are named. */
function namesOf(weights: Weights, only: string | undefined, but: readonly string[]): { readonly names: readonly string[] } | Complaint {
  const names = only?.split(',').map(name => name.trim()) ?? Object.keys(weights).filter(name => !but.includes(name));
  const unknown = names.find(name => !(name in weights));
  return unknown === undefined
    ? { names }
    : { what: `there is no weight ${unknown}`, advice: `They are: ${Object.keys(weights).join(', ')}` };
}

/** A new search, or the one that was put aside. */
function begin(game: AnyGame, options: Options): Tuning | Complaint {
  const { seed, steps, games, resume, only, spread } = options;
  const { weights } = game.tactics;
  const named = namesOf(weights, only, []);
  if ('what' in named) return named;
  if (resume === undefined || !existsSync(resume))
    return beginTuning(
      { game: game.ruleset.id, seed, steps, games, start: weights, ...(spread !== undefined && { spread: spread / 100 }) },
      named.names,
    );
  try {
    const kept = JSON.parse(readFileSync(resume, 'utf8')) as Tuning;
    if (kept.game !== game.ruleset.id || !Array.isArray(kept.done))
      return { what: `${resume} is no search of this game`, advice: 'Name another file.' };
    return kept;
  } catch (error) {
    return { what: `${resume} cannot be read`, advice: reasonOf(error) };
  }
}

/** Written beside and then renamed: a crash in between loses nothing. */
function keep(file: string, tuning: Tuning): void {
  writeFileSync(`${file}.new`, `${JSON.stringify(tuning, null, 2)}\n`);
  renameSync(`${file}.new`, file);
}

/** Two sets of weights, and the games in which they meet. */
interface Meeting {
  readonly a: Weights;
  readonly b: Weights;
  readonly seed: string;
  readonly games: number;
}

async function meet(
  game: AnyGame,
  { level, nodes, threads }: Options,
  { a, b, seed, games }: Meeting,
  signal?: AbortSignal,
): Promise<readonly Result[]> {
  const judging = (weights: Weights): Contender => ({ level, weights, ...(nodes !== undefined && { nodes }) });
  const order: Order = {
    series: { game: game.ruleset.id, scenario: EVEN, a: judging(a), b: judging(b), seed, games },
  };
  const [results = []] = await playOrders([order], { threads, ...(signal && { signal }) });
  return results;
}

/** The new weights against the old ones, in games that the search has not seen. */
async function conclude(game: AnyGame, start: Weights, weights: Weights, how: string, options: Options): Promise<number> {
  const { result, stopped } = await interruptible(options.check, '{bar} checking', async (signal, tick) => {
    const results = await meet(game, options, { a: weights, b: start, seed: `${options.seed} check`, games: options.check }, signal);
    tick({ told: '' });
    return results;
  });
  if (stopped) return INTERRUPTED;
  const { winsA, winsB, draws } = tally(result);
  const { rateA, intervalA } = detail(result);
  const verdict = `${winsA} won, ${winsB} lost, ${draws} drawn against the weights before: ${percent(rateA)} (95 %: ${span(intervalA)})`;
  writeFileSync(options.out, `${JSON.stringify({ provenance: `${how}; ${verdict}`, weights }, null, 2)}\n`);
  for (const [name, value] of Object.entries(weights)) say(`  ${name.padEnd(16)} ${String(start[name]).padStart(8)} -> ${value}`);
  say(`  ${verdict}`);
  say(intervalA.from > 0.5 ? `  better; written to ${options.out}` : `  not proven to be better; written to ${options.out} all the same`);
  return intervalA.from > 0.5 ? OK : FAILED;
}
