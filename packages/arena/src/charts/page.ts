import { nameOf } from '../contender.ts';
import { FAULTS } from '../faults.ts';
import type { Interval } from '../interval.ts';
import type { Rating } from '../rating.ts';
import type { Result, Series } from '../series.ts';
import { detail, type Times, tally } from '../tally.ts';
import { type ChartWords, ENGLISH, harmChart, lengthChart, positionChart, ratingChart } from './charts.ts';
import type { Drawing } from './drawing.ts';
import { escaped, svgOf } from './svg.ts';

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
}

const percent = (rate: number): string => `${(rate * 100).toFixed(1)} %`;
const span = ({ from, to }: Interval): string => `${percent(from)} – ${percent(to)}`;
const ms = ({ p50, p95, p99 }: Times): string => `${p50} / ${p95} / ${p99} ms`;

/** A page of its own: tables and drawings, nothing fetched from anywhere. */
export function reportPage({ title, made, ratings, all }: Report): string {
  return `<!doctype html>
<html lang="en">
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
${ratings.length > 1 ? ratingSection(ratings) : ''}
${all.map(seriesSection).join('\n')}
</main>
</body>
</html>
`;
}

function ratingSection(ratings: readonly Rating[]): string {
  const rows = ratings.map(({ name, points, interval, games }) => [
    name,
    String(Math.round(points)),
    `${Math.round(interval.from)} – ${Math.round(interval.to)}`,
    String(games),
  ]);
  return `<section><h2>Ratings</h2>${table(['Player', 'Rating', '95 %', 'Games'], rows)}${figure(ratingChart(ratings, ENGLISH))}</section>`;
}

function seriesSection({ series, results, names }: Reported): string {
  const { games, winsA, winsB, draws, turnLimit } = tally(results);
  const told = detail(results);
  const [a, b] = names ?? [nameOf(series.a), nameOf(series.b)];
  const words: ChartWords = { ...ENGLISH, a, b };
  const rows = [
    ['Games', String(games)],
    [`${a} won`, `${winsA} of ${games}; with half of the draws ${percent(told.rateA)} (95 %: ${span(told.intervalA)})`],
    [`${b} won`, String(winsB)],
    ['Draws', String(draws)],
    ['Ended by the turn limit', String(turnLimit)],
    ['Turns', `median ${told.turns.median}, longest ${told.turns.longest}`],
    [`Decisions of ${a} (median, 95 %, 99 %)`, ms(told.decisionsA)],
    [`Decisions of ${b} (median, 95 %, 99 %)`, ms(told.decisionsB)],
    ['Result hash', told.hash],
  ];
  const faults = FAULTS.map(kind => [FAULT_NAMES[kind], String(told.faultsA[kind]), String(told.faultsB[kind])]);
  return `<section><h2>${escaped(`${a} against ${b}`)}</h2>
<p class="quiet">${escaped(`${series.game}, ${series.scenario}, seed ${series.seed}`)}</p>
${table(['', ''], rows)}
<div class="charts">
${figure(lengthChart(results, words))}
${figure(harmChart(results, words))}
${figure(positionChart(results, 'a', words))}
${figure(positionChart(results, 'b', words))}
</div>
<h3>What should not have happened</h3>
${table(['', a, b], faults)}
</section>`;
}

export const FAULT_NAMES: { readonly [kind in (typeof FAULTS)[number]]: string } = {
  'walked off': 'A unit walked off the map unasked',
  'stood idle': 'A unit stood in the open out of range for three turns',
  'impossible shot': 'A shot that no roll could have made a hit',
  'shut down for nothing': 'A unit shut itself down and hit nobody',
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
