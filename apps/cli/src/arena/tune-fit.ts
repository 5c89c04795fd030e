import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import {
  EVEN,
  type Fit,
  type Foresight,
  fitWeights,
  type Precedent,
  playSample,
  precedentsOf,
  type Sample,
  type Sampling,
} from '@sortie/arena';
import type { AnyGame } from '@sortie/games';
import type { Shape, Weights } from '@sortie/kernel';
import { reasonOf, say } from '../say.ts';
import { interruptible } from './interruptible.ts';
import { percent } from './print.ts';

/** Why something asked for cannot be done, and what could be. */
export interface Complaint {
  readonly what: string;
  readonly advice: string;
}

interface Options {
  readonly seed: string;
  readonly date: string;
  readonly resume?: string;
}

/** Plays the games that are not there yet and fits the weights to how all of them ended; no fit if somebody stopped it. */
export async function fitted(
  game: AnyGame,
  options: Options,
  games: number,
  names: readonly string[],
): Promise<Complaint | { readonly fit?: Fit; readonly how: string }> {
  const sampling: Sampling<Shape> = { game, scenario: EVEN, seed: options.seed };
  if (!game.tactics.settled || game.tactics.imagine)
    return { what: `positions of ${game.ruleset.id} cannot be judged as they stand`, advice: 'Tune it by steps.' };
  const kept = keptIn(options.resume);
  if ('what' in kept) return kept;
  const { samples, stopped } = await played(sampling, kept.samples, games, options.resume);
  if (stopped) {
    say(`stopped after ${samples.length} of ${games} games${options.resume ? `; go on with --resume ${options.resume}` : ''}`);
    return { how: '' };
  }
  const precedents = samples.flatMap(sample => precedentsOf(sampling, sample));
  say(`  ${precedents.length / 2} positions of ${samples.length} games`);
  const fit = fitWeights({
    results: precedents.map(({ result }) => result),
    // Pairs of games on the same map stay together.
    seen: precedents.map(({ game: number }) => Math.floor(number / 2) % 2 === 0),
    judge: judgeOf(sampling, precedents),
    start: game.tactics.weights,
    names,
  });
  const [before, after] = fit.unseen;
  say(`  fitted positions: ${told(fit.fitted[0])} -> ${told(fit.fitted[1])}`);
  say(`  unseen positions: ${told(before)} -> ${told(after)}`);
  const how = `fitted on ${options.date} to ${precedents.length / 2} positions of ${samples.length} games, seed ${options.seed}, unseen ones ${told(before)} before and ${told(after)} after`;
  return { fit, how };
}

const told = ({ bits, right }: Foresight): string => `${bits.toFixed(4)} bits, ${percent(right)} right`;

/** Values of all positions, from both seats, with some weights. */
function judgeOf({ game }: Sampling<Shape>, precedents: readonly Precedent<Shape>[]): (weights: Weights) => readonly number[] {
  const { ruleset, tactics } = game;
  const seen = precedents.map(({ state, seat, book }) => ({ view: ruleset.view(state, seat), seat, book }));
  return weights => seen.map(({ view, seat, book }) => tactics.value(view, seat, weights, book));
}

function keptIn(file: string | undefined): { readonly samples: readonly Sample[] } | Complaint {
  if (file === undefined || !existsSync(file)) return { samples: [] };
  try {
    const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
    const samples = lines.map(line => JSON.parse(line) as Sample);
    if (samples.every(({ number, commands }, i) => number === i && Array.isArray(commands))) return { samples };
    return { what: `${file} holds no games of such a search`, advice: 'Name another file.' };
  } catch (error) {
    return { what: `${file} cannot be read`, advice: reasonOf(error) };
  }
}

async function played(
  sampling: Sampling<Shape>,
  kept: readonly Sample[],
  games: number,
  file: string | undefined,
): Promise<{ readonly samples: readonly Sample[]; readonly stopped: boolean }> {
  const samples = kept.slice(0, games);
  const { stopped } = await interruptible(
    games - samples.length,
    '{bar} {value}/{total} games, {eta_formatted} left',
    async (signal, tick) => {
      for (let number = samples.length; number < games && !signal.aborted; number++) {
        const sample = playSample(sampling, number);
        samples.push(sample);
        if (file !== undefined) appendFileSync(file, `${JSON.stringify(sample)}\n`);
        tick({ told: '' });
        // Room for the bar and for whoever wants to stop.
        await setImmediate();
      }
    },
  );
  return { samples, stopped: stopped && samples.length < games };
}
