import { fill, type Telling, tell } from '@sortie/kernel';
import { namesOf } from '../contender.ts';
import { FAULTS } from '../faults.ts';
import type { Rating } from '../rating.ts';
import type { Result, Series } from '../series.ts';
import { detail, type Times, tally } from '../tally.ts';
import { type ChartWords, ENGLISH, harmChart, lengthChart, positionChart, ratingChart } from './charts.ts';
import type { Drawing } from './drawing.ts';
import { escaped, svgOf } from './svg.ts';
import { word } from './word.ts';

/** One series with all its games. */
export interface Reported {
  readonly series: Series;
  readonly results: readonly Result[];
  /** What A and B are called, where forces meet and not opponents. */
  readonly names?: readonly [string, string];
}

export interface Report {
  readonly title: string;
  /** Where and how it was made, in a sentence. */
  readonly made: string;
  readonly ratings: readonly Rating[];
  readonly all: readonly Reported[];
  /** English if nobody says. */
  readonly tongue?: Tongue;
}

/** How a page speaks. */
export interface Tongue {
  readonly language: string;
  readonly translate: (text: string) => string;
  /** A share, such as 57.3 %. */
  readonly percent: (share: number) => string;
}

const PLAIN: Tongue = { language: 'en', translate: text => text, percent: share => `${(share * 100).toFixed(1)} %` };

const ms = ({ p50, p95, p99 }: Times): string => `${p50} / ${p95} / ${p99} ms`;

/** The words of the charts in a tongue. */
export const chartWords = ({ translate }: Tongue, a: string, b: string): ChartWords => ({
  a,
  b,
  turn: translate(ENGLISH.turn),
  games: translate(ENGLISH.games),
  rating: translate(ENGLISH.rating),
  length: translate(ENGLISH.length),
  harm: translate(ENGLISH.harm),
  positions: translate(ENGLISH.positions),
});

/** A page of its own: tables and drawings, nothing fetched from anywhere. */
export function reportPage({ title, made, ratings, all, tongue = PLAIN }: Report): string {
  return `<!doctype html>
<html lang="${tongue.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
<p class="quiet">${escaped(made)}</p>
${ratings.length > 1 ? ratingSection(ratings, tongue) : ''}
${all.map(one => seriesSection(one, tongue)).join('\n')}
</main>
</body>
</html>
`;
}

function ratingSection(ratings: readonly Rating[], tongue: Tongue): string {
  const say = (text: string): string => tongue.translate(text);
  const rows = ratings.map(({ name, points, interval, games }) => [
    name,
    String(Math.round(points)),
    `${Math.round(interval.from)} – ${Math.round(interval.to)}`,
    String(games),
  ]);
  const heads = [word('Player'), word('Rating'), word('95 %'), word('Games')].map(say);
  const chart = ratingChart(ratings, chartWords(tongue, '', ''));
  return `<section><h2>${escaped(say(word('Ratings')))}</h2>${table(heads, rows)}${figure(chart)}</section>`;
}

function seriesSection({ series, results, names }: Reported, tongue: Tongue): string {
  const told = detail(results);
  const [a, b] = names ?? namesOf(series);
  const words = chartWords(tongue, a, b);
  const say = (telling: Telling): string => fill(telling, tongue.translate);
  const faults = FAULTS.map(kind => [say(tell(FAULT_NAMES[kind])), String(told.faultsA[kind]), String(told.faultsB[kind])]);
  const where = tell('{game}, {scenario}, seed {seed}', { game: series.game, scenario: series.scenario, seed: series.seed });
  return `<section><h2>${escaped(say(tell('{a} against {b}', { a, b })))}</h2>
<p class="quiet">${escaped(say(where))}</p>
${table(['', ''], seriesRows(results, a, b, tongue))}
<div class="charts">
${figure(lengthChart(results, words))}
${figure(harmChart(results, words))}
${figure(positionChart(results, 'a', words))}
${figure(positionChart(results, 'b', words))}
</div>
<h3>${escaped(say(tell('What should not have happened')))}</h3>
${table(['', a, b], faults)}
</section>`;
}

/** Where nobody held a watch there is nothing to tell. */
const timesOf = (side: string, times: Times): readonly (readonly [Telling, string])[] =>
  times.p99 > 0 ? [[tell('Decisions of {side} (median, 95 %, 99 %)', { side }), ms(times)]] : [];

function seriesRows(results: readonly Result[], a: string, b: string, { translate, percent }: Tongue): readonly (readonly string[])[] {
  const { games, winsA, winsB, draws, turnLimit } = tally(results);
  const told = detail(results);
  const won = tell('{wins} of {games}; with half of the draws {share} (95 %: {from} – {to})', {
    wins: winsA,
    games,
    share: percent(told.rateA),
    from: percent(told.intervalA.from),
    to: percent(told.intervalA.to),
  });
  const rows: readonly (readonly [Telling, Telling | string])[] = [
    [tell('Games'), String(games)],
    [tell('{side} won', { side: a }), won],
    [tell('{side} won', { side: b }), String(winsB)],
    [tell('Draws'), String(draws)],
    [tell('Ended by the turn limit'), String(turnLimit)],
    [tell('Turns'), tell('median {median}, longest {longest}', { median: told.turns.median, longest: told.turns.longest })],
    ...timesOf(a, told.decisionsA),
    ...timesOf(b, told.decisionsB),
    [tell('Result hash'), told.hash],
  ];
  return rows.map(([what, value]) => [fill(what, translate), typeof value === 'string' ? value : fill(value, translate)]);
}

export const FAULT_NAMES: { readonly [kind in (typeof FAULTS)[number]]: string } = {
  'walked off': word('A unit walked off the map unasked'),
  'stood idle': word('A unit stood in the open out of range for three turns'),
  'impossible shot': word('A shot that no roll could have made a hit'),
  'shut down for nothing': word('A unit shut itself down and hit nobody'),
  'too hot': word('A unit risked its reactor or ammo by more than 15 %, and no enemy fell'),
  'risky way': word('A unit chose a way that was more likely to trip it than not'),
};

const figure = (drawing: Drawing): string => `<figure><figcaption>${escaped(drawing.title)}</figcaption>${svgOf(drawing)}</figure>`;

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const named = heads.some(head => head !== '');
  const head = named ? `<thead><tr>${heads.map(one => `<th scope="col">${escaped(one)}</th>`).join('')}</tr></thead>` : '';
  const body = rows
    .map(
      ([first = '', ...rest]) => `<tr><th scope="row">${escaped(first)}</th>${rest.map(one => `<td>${escaped(one)}</td>`).join('')}</tr>`,
    )
    .join('');
  return `<div class="scroll"><table>${head}<tbody>${body}</tbody></table></div>`;
}

const STYLE = `
:root{color-scheme:dark light;--ink:#12151a;--panel:#1b2027;--line:#2c343f;--text:#e8ecf1;--quiet:#93a0b0;--a:#5a93e2;--b:#e08a2e}
@media (prefers-color-scheme:light){:root{--ink:#f6f1e7;--panel:#fffdf8;--line:#d8cfbf;--text:#22262c;--quiet:#5d6570;--a:#2f68b8;--b:#a85c10}}
*{box-sizing:border-box}
body{margin:0;background:var(--ink);color:var(--text);font:16px/1.5 "Encode Sans",system-ui,sans-serif;font-variant-numeric:tabular-nums}
main{max-width:1040px;margin:0 auto;padding:24px 16px 64px}
h1{font-size:28px;line-height:1.2;margin:0 0 4px}
h2{font-size:20px;margin:0 0 4px}
h3{font-size:16px;margin:24px 0 8px}
section{background:var(--panel);border:1px solid var(--line);border-radius:6px;padding:20px;margin:24px 0}
.quiet{color:var(--quiet);margin:0 0 16px}
.scroll{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-size:14px}
th,td{padding:6px 12px 6px 0;text-align:left;border-bottom:1px solid var(--line);vertical-align:top}
th[scope=row]{font-weight:500;color:var(--quiet)}
thead th{color:var(--quiet);font-weight:500}
.charts{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,420px),1fr));gap:24px;margin-top:24px}
figure{margin:16px 0 0}
figcaption{font-size:14px;color:var(--quiet);margin-bottom:8px}
.chart{width:100%;max-width:640px;height:auto;display:block;font-size:14px}
.fill-a{fill:var(--a)}.fill-b{fill:var(--b)}.fill-text{fill:var(--text)}.fill-quiet{fill:var(--quiet)}
.stroke-a,.stroke-b,.stroke-line,.stroke-grid{fill:none;stroke-width:2}
.stroke-a{stroke:var(--a)}.stroke-b{stroke:var(--b)}.stroke-line{stroke:var(--quiet)}.stroke-grid{stroke:var(--line);stroke-width:1}
`;
