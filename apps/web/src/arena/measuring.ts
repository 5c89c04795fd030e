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
  type Tongue,
} from '@sortie/arena';
import { muster } from '@sortie/convert';
import { fill, type Telling, tell } from '@sortie/kernel';
import type { Force } from '@sortie/roster';
import type { Muster } from '@sortie/rules-impact';
import { type Language, loadCatalogue } from '../i18n/catalogue.ts';

export const LEVELS = ['recruit', 'regular', 'veteran'] as const;
export type MeasureLevel = (typeof LEVELS)[number];
export const LEVEL_NAMES: Readonly<Record<MeasureLevel, string>> = { recruit: 'Recruit', regular: 'Regular', veteran: 'Veteran' };

/** What the page asks of the thread that plays. */
export interface Measurement {
  readonly sides: Sides;
  readonly games: number;
  readonly level: MeasureLevel;
  readonly seed: string;
  /** What the two sides are called. */
  readonly names: readonly [string, string];
  readonly language: Language;
}

/** What one side fights with in each game: a force, the codes of record sheets, or a squad. */
export interface Fielded {
  readonly 'alpha-strike': Force;
  readonly 'quick-start': readonly string[];
  readonly impact: readonly Muster[];
}
export type BalanceGame = keyof Fielded;
export type Sides = { readonly [G in BalanceGame]: { readonly game: G; readonly a: Fielded[G]; readonly b: Fielded[G] } }[BalanceGame];

/** And what it hears. */
export type MeasureNews =
  | { readonly type: 'progress'; readonly done: number; readonly balance: Balance }
  | { readonly type: 'done'; readonly balance: Balance; readonly drawings: readonly Drawing[]; readonly page: string }
  | { readonly type: 'field'; readonly done: number; readonly over: boolean; readonly standings: readonly Standing[] }
  | { readonly type: 'refused'; readonly why: Telling }
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
  if ('text' in play) return report({ type: 'refused', why: play });
  const results: Result[] = [];
  let told = Number.NEGATIVE_INFINITY;
  for (let game = 0; game < measurement.games; game++) {
    results.push(play.one(game));
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
function pageOf({ sides, games, level, seed, names }: Measurement, results: readonly Result[], tongue: Tongue): string {
  const series = { game: sides.game, scenario: names.join(' – '), a: { level }, b: { level }, seed, games };
  const made = tell('{games} games, seed {seed}, played on both sides by: {level}', { games, seed, level: LEVEL_NAMES[level] });
  const title = fill(tell('Balance'), tongue.translate);
  return reportPage({ title, made: fill(made, tongue.translate), ratings: [], all: [{ series, results, names }], tongue });
}

async function tongueOf(language: Language): Promise<Tongue> {
  const catalogue = await loadCatalogue(language);
  const share = new Intl.NumberFormat(language, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return { language, translate: text => catalogue[text] ?? text, percent: value => share.format(value) };
}

export async function playerOf({
  sides,
  level,
  seed,
}: Pick<Measurement, 'sides' | 'level' | 'seed'>): Promise<{ readonly one: (game: number) => Result } | Telling> {
  const series = { a: { level }, b: { level }, seed };
  if (sides.game === 'quick-start') {
    const { duelOf, quickStart, quickStartWatch } = await import('@sortie/rules-quick-start');
    const [a, b] = [sides.a, sides.b].map(codes => codes.map(mech => ({ mech })));
    const staged = duelOf(a!, b!);
    return { one: game => playGame(quickStart, quickStartWatch, series, staged, game) };
  }
  if (sides.game === 'impact') {
    const { impact, impactWatch, squadsMeeting } = await import('@sortie/rules-impact');
    const staged = squadsMeeting(sides.a, sides.b);
    return { one: game => playGame(impact, impactWatch, series, staged, game) };
  }
  const { alphaStrike, alphaStrikeWatch, entriesOf, meeting } = await import('@sortie/rules-alpha-strike');
  const [a, b] = [sides.a, sides.b].map(force => entriesOf(muster(force).recruits, force.formations).entries);
  if (a!.length === 0 || b!.length === 0) return tell('One of the forces has nobody who fights on the ground.');
  const staged = meeting(a!, b!);
  return { one: game => playGame(alphaStrike, alphaStrikeWatch, series, staged, game) };
}
