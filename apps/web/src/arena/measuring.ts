import {
  type Balance,
  balanceOf,
  type ChartWords,
  type Drawing,
  harmChart,
  lengthChart,
  playGame,
  positionChart,
  type Result,
  reportPage,
} from '@sortie/arena';
import { muster } from '@sortie/convert';
import { type Telling, tell } from '@sortie/kernel';
import type { Force } from '@sortie/roster';

export const LEVELS = ['recruit', 'regular', 'veteran'] as const;
export type MeasureLevel = (typeof LEVELS)[number];

/** What the page asks of the thread that plays. */
export interface Measurement {
  readonly sides: Sides;
  readonly games: number;
  readonly level: MeasureLevel;
  readonly seed: string;
  readonly words: ChartWords;
}

export type Sides =
  | { readonly game: 'alpha-strike'; readonly a: Force; readonly b: Force }
  | { readonly game: 'quick-start'; readonly a: readonly string[]; readonly b: readonly string[] };

/** And what it hears. */
export type MeasureNews =
  | { readonly type: 'progress'; readonly done: number; readonly balance: Balance }
  | { readonly type: 'done'; readonly balance: Balance; readonly drawings: readonly Drawing[]; readonly page: string }
  | { readonly type: 'refused'; readonly why: Telling }
  | { readonly type: 'failed'; readonly reason: string };

/** Between two pieces of news. */
const PAUSE = 150;

/** Play all games, telling now and then how things stand. */
export async function measure(measurement: Measurement, report: (news: MeasureNews) => void, now: () => number): Promise<void> {
  const play = await playerOf(measurement);
  if ('text' in play) return report({ type: 'refused', why: play });
  const results: Result[] = [];
  let told = Number.NEGATIVE_INFINITY;
  for (let game = 0; game < measurement.games; game++) {
    results.push(play.one(game));
    if (now() - told < PAUSE) continue;
    told = now();
    report({ type: 'progress', done: results.length, balance: balanceOf(results) });
  }
  const { words } = measurement;
  const drawings = [
    lengthChart(results, words),
    harmChart(results, words),
    positionChart(results, 'a', words),
    positionChart(results, 'b', words),
  ];
  report({ type: 'done', balance: balanceOf(results), drawings, page: pageOf(measurement, results) });
}

/** The same as a page to keep or to show to others. */
function pageOf({ sides, games, level, seed, words }: Measurement, results: readonly Result[]): string {
  const series = { game: sides.game, scenario: `${words.a} – ${words.b}`, a: { level }, b: { level }, seed, games };
  const made = `${games} games, seed ${seed}, played by a ${level} on both sides`;
  return reportPage({ title: 'Balance', made, ratings: [], all: [{ series, results, names: [words.a, words.b] }] });
}

async function playerOf({ sides, level, seed }: Measurement): Promise<{ readonly one: (game: number) => Result } | Telling> {
  const series = { a: { level }, b: { level }, seed };
  if (sides.game === 'quick-start') {
    const { duelOf, quickStart, quickStartWatch } = await import('@sortie/rules-quick-start');
    const [a, b] = [sides.a, sides.b].map(codes => codes.map(mech => ({ mech })));
    const staged = duelOf(a!, b!);
    return { one: game => playGame(quickStart, quickStartWatch, series, staged, game) };
  }
  const { alphaStrike, alphaStrikeWatch, entriesOf, meeting } = await import('@sortie/rules-alpha-strike');
  const [a, b] = [muster(sides.a), muster(sides.b)].map(({ recruits }) => entriesOf(recruits).entries);
  if (a!.length === 0 || b!.length === 0) return tell('One of the forces has nobody who fights on the ground.');
  const staged = meeting(a!, b!);
  return { one: game => playGame(alphaStrike, alphaStrikeWatch, series, staged, game) };
}
