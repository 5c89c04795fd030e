import {
  type Balance,
  balanceOf,
  chartWords,
  type Drawing,
  harmChart,
  lengthChart,
  playGame,
  positionChart,
  type Result,
  reportPage,
  type Staged,
  type Tongue,
} from '@sortie/arena';
import { loadGame } from '@sortie/games';
import { fill, type Shape, tell } from '@sortie/kernel';
import { type Language, loadCatalogue } from '../i18n/catalogue.ts';

export const LEVELS = ['recruit', 'regular', 'veteran'] as const;
export type MeasureLevel = (typeof LEVELS)[number];
export const LEVEL_NAMES: Readonly<Record<MeasureLevel, string>> = { recruit: 'Recruit', regular: 'Regular', veteran: 'Veteran' };

/** What the page asks of the thread that plays. */
export interface Measurement extends Playing {
  readonly staged: Staged<Shape>;
  /** What the two sides are called. */
  readonly names: readonly [string, string];
  readonly language: Language;
}

/** What is played, how often, and by whom. */
export interface Playing {
  readonly game: string;
  readonly games: number;
  readonly level: MeasureLevel;
  readonly seed: string;
}

/** And what it hears. */
export type MeasureNews =
  | { readonly type: 'progress'; readonly done: number; readonly balance: Balance }
  | { readonly type: 'done'; readonly balance: Balance; readonly drawings: readonly Drawing[]; readonly page: string }
  | { readonly type: 'field'; readonly done: number; readonly over: boolean; readonly standings: readonly Standing[] }
  | { readonly type: 'failed'; readonly reason: string };

/** How one unit did against another. */
export interface Standing {
  readonly name: string;
  readonly balance: Balance;
}

/** Between two pieces of news. */
export const PAUSE = 150;

/** Play all games, telling now and then how things stand. */
export async function measure(measurement: Measurement, report: (news: MeasureNews) => void, now: () => number): Promise<void> {
  const play = await playerOf(measurement);
  const results: Result[] = [];
  let told = Number.NEGATIVE_INFINITY;
  for (let game = 0; game < measurement.games; game++) {
    results.push(play(measurement.staged, game));
    if (now() - told < PAUSE) continue;
    told = now();
    report({ type: 'progress', done: results.length, balance: balanceOf(results) });
  }
  const tongue = await tongueOf(measurement.language);
  const words = chartWords(tongue, ...measurement.names);
  const drawings = [
    lengthChart(results, words),
    harmChart(results, words),
    positionChart(results, 'a', words),
    positionChart(results, 'b', words),
  ];
  report({ type: 'done', balance: balanceOf(results), drawings, page: pageOf(measurement, results, tongue) });
}

/** The same as a page to keep or to show to others. */
function pageOf({ game, games, level, seed, names }: Measurement, results: readonly Result[], tongue: Tongue): string {
  const series = { game, scenario: names.join(' – '), a: { level }, b: { level }, seed, games };
  const made = tell('{games} games, seed {seed}, played on both sides by: {level}', { games, seed, level: LEVEL_NAMES[level] });
  const title = fill(tell('Balance'), tongue.translate);
  return reportPage({ title, made: fill(made, tongue.translate), ratings: [], all: [{ series, results, names }], tongue });
}

async function tongueOf(language: Language): Promise<Tongue> {
  const catalogue = await loadCatalogue(language);
  const share = new Intl.NumberFormat(language, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return { language, translate: text => catalogue[text] ?? text, percent: value => share.format(value) };
}

/** Whoever plays the n-th game of two sides that meet. */
export async function playerOf({ game, level, seed }: Playing): Promise<(staged: Staged<Shape>, n: number) => Result> {
  const loaded = await loadGame(game);
  if (!loaded) throw new Error(`there is no game ${game}`);
  return (staged, n) => playGame(loaded, { a: { level }, b: { level }, seed }, staged, n);
}
