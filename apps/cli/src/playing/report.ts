import { type Interval, mean, quantile, wilson } from '@sortie/arena';
import { hashOf, type Shape } from '@sortie/kernel';
import { added, type Counts, type Habits } from './habits.ts';
import type { PlayedOut } from './play-out.ts';
import type { Share } from './simulation.ts';

/** How often somebody won. */
export interface Wins {
  readonly who: string;
  readonly games: number;
  readonly wins: number;
  readonly rate: number;
  /** Wilson's interval, 95 %. */
  readonly interval: Interval;
}

export interface Report {
  readonly game: string;
  readonly scenario: string;
  readonly players: readonly string[];
  readonly seed: string;
  readonly games: number;
  readonly seats: readonly Wins[];
  readonly parts: readonly Wins[];
  readonly draws: number;
  readonly unfinished: number;
  /** Games with a winner before the last turn, as a share. */
  readonly decided: number;
  /** How it was played, where the game counts that: shares in hundredths of the turns of all units. */
  readonly rates?: Counts;
  readonly turns: { readonly mean: number; readonly median: number; readonly longest: number };
  readonly commands: { readonly mean: number; readonly most: number };
  /** Fingerprint over the last states of all games. */
  readonly hash: string;
}

export function summarize<G extends Shape>(
  share: Share,
  parts: readonly string[],
  games: readonly PlayedOut[],
  habits?: Habits<G>,
): Report {
  const turns = games.map(one => one.turns);
  const commands = games.map(one => one.commands);
  const { game, scenario, players, seed } = share;
  return {
    game,
    scenario,
    players,
    seed,
    games: games.length,
    seats: players.map((name, seat) => count(`seat ${seat} (${name})`, games, () => seat)),
    parts: parts.map(part => count(part, games, one => one.parts.indexOf(part))),
    draws: games.filter(({ outcome }) => outcome?.winners.length === 0).length,
    unfinished: games.filter(({ outcome }) => outcome === undefined).length,
    decided: games.filter(({ outcome, ranOut }) => outcome?.winners.length === 1 && !ranOut).length / games.length,
    ...(habits && { rates: habits.rates(games.reduce((sum, one) => added(sum, one.counts), {})) }),
    turns: { mean: mean(turns), median: quantile(turns, 0.5), longest: Math.max(...turns) },
    commands: { mean: mean(commands), most: Math.max(...commands) },
    hash: hashOf(games.map(({ hash }) => hash)),
  };
}

function count(who: string, games: readonly PlayedOut[], seatOf: (game: PlayedOut) => number): Wins {
  const wins = games.filter(game => game.outcome?.winners.includes(seatOf(game))).length;
  return { who, games: games.length, wins, rate: wins / games.length, interval: wilson(wins, games.length) };
}
