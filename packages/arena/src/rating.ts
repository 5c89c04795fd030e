import { nth } from '@sortie/kernel';
import type { Interval } from './interval.ts';

/** How a series between two players ended; a draw is half a win for each. */
export interface Series {
  readonly a: string;
  readonly b: string;
  readonly winsA: number;
  readonly winsB: number;
  readonly draws: number;
}

export interface Rating {
  readonly name: string;
  readonly games: number;
  /** Points on the scale of chess: 400 more are ten wins to one. The average of all players is 1500. */
  readonly points: number;
  readonly interval: Interval;
}

const AVERAGE = 1500;
const SCALE = 400 / Math.LN10;
const ROUNDS = 2000;
const Z95 = 1.959964;
/** One imagined draw a series: somebody who never lost is strong, not infinitely strong. */
const IMAGINED = 1;

interface Score {
  /** Points won by the row against the column. */
  readonly won: readonly (readonly number[])[];
  readonly played: readonly (readonly number[])[];
}

/** Bradley and Terry's strengths, best first, with intervals from the curvature at the maximum. */
export function rate(all: readonly Series[]): readonly Rating[] {
  const names = [...new Set(all.flatMap(({ a, b }) => [a, b]))];
  if (names.length === 0) return [];
  const score = scoreOf(names, all);
  const logs = centred(strengths(score).map(strength => Math.log(strength)));
  const errors = standardErrors(score, logs);
  const ratings = names.map((name, i): Rating => {
    const points = AVERAGE + SCALE * nth(logs, i);
    const spread = SCALE * Z95 * nth(errors, i);
    return { name, games: gamesOf(name, all), points, interval: { from: points - spread, to: points + spread } };
  });
  return ratings.sort((x, y) => y.points - x.points);
}

const gamesOf = (name: string, all: readonly Series[]): number =>
  all.reduce((sum, { a, b, winsA, winsB, draws }) => (a === name || b === name ? sum + winsA + winsB + draws : sum), 0);

function scoreOf(names: readonly string[], all: readonly Series[]): Score {
  const won = names.map(() => names.map(() => 0));
  const played = names.map(() => names.map(() => 0));
  for (const { a, b, winsA, winsB, draws } of all) {
    const [i, j] = [names.indexOf(a), names.indexOf(b)];
    const halves = (draws + IMAGINED) / 2;
    nth(won, i)[j] = nth(nth(won, i), j) + winsA + halves;
    nth(won, j)[i] = nth(nth(won, j), i) + winsB + halves;
    nth(played, i)[j] = nth(nth(played, i), j) + winsA + winsB + draws + IMAGINED;
    nth(played, j)[i] = nth(nth(played, i), j);
  }
  return { won, played };
}

/** Hunter's iteration: every round brings the expected points nearer to those that were won. */
function strengths({ won, played }: Score): readonly number[] {
  let now = won.map(() => 1);
  for (let round = 0; round < ROUNDS; round++) {
    const next = now.map((own, i) => {
      const points = nth(won, i).reduce((sum, one) => sum + one, 0);
      const weight = nth(played, i).reduce((sum, games, j) => (games === 0 ? sum : sum + games / (own + nth(now, j))), 0);
      return weight === 0 ? own : points / weight;
    });
    const total = next.reduce((sum, one) => sum + one, 0) / next.length;
    const moved = next.map(one => one / total);
    const still = moved.every((one, i) => Math.abs(one - nth(now, i)) <= 1e-12 * one);
    now = moved;
    if (still) break;
  }
  return now;
}

function centred(values: readonly number[]): readonly number[] {
  const middle = values.reduce((sum, one) => sum + one, 0) / values.length;
  return values.map(one => one - middle);
}

/** The information of the games, with the average held fast, turned into errors of each strength. */
function standardErrors({ played }: Score, logs: readonly number[]): readonly number[] {
  const n = logs.length;
  const information = logs.map((own, i) =>
    logs.map((other, j) => {
      if (i === j) return nth(played, i).reduce((sum, games, k) => sum + games * slope(own - nth(logs, k)), 0) + 1 / n;
      return -nth(nth(played, i), j) * slope(own - other) + 1 / n;
    }),
  );
  const inverse = inverted(information);
  return logs.map((_, i) => Math.sqrt(Math.max(0, nth(nth(inverse, i), i) - 1 / n)));
}

/** Steepness of the expected score at a difference in strength. */
function slope(difference: number): number {
  const p = 1 / (1 + Math.exp(-difference));
  return p * (1 - p);
}

/** Gauss and Jordan. */
function inverted(matrix: readonly (readonly number[])[]): readonly (readonly number[])[] {
  const n = matrix.length;
  const rows = matrix.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))]);
  for (let at = 0; at < n; at++) {
    const pivot = rows
      .slice(at)
      .reduce((best, _, k) => (Math.abs(nth(nth(rows, at + k), at)) > Math.abs(nth(nth(rows, best), at)) ? at + k : best), at);
    [rows[at], rows[pivot]] = [nth(rows, pivot), nth(rows, at)];
    const head = nth(nth(rows, at), at);
    rows[at] = nth(rows, at).map(one => one / head);
    for (let i = 0; i < n; i++) {
      if (i === at) continue;
      const factor = nth(nth(rows, i), at);
      rows[i] = nth(rows, i).map((one, j) => one - factor * nth(nth(rows, at), j));
    }
  }
  return rows.map(row => row.slice(n));
}
