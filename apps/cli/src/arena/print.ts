import {
  detail,
  FAULT_NAMES,
  FAULTS,
  type Interval,
  namesOf,
  type Rating,
  type Result,
  type Series,
  SLIPS,
  type Slip,
  type Times,
  tally,
} from '@sortie/arena';
import { say } from '../say.ts';

export const percent = (rate: number): string => `${(rate * 100).toFixed(1)} %`;
export const span = ({ from, to }: Interval): string => `${percent(from)} to ${percent(to)}`;

/** A series in a few lines: who won, how games ended, how long everybody thought, and what should not have happened. */
export function printSeries(series: Series, results: readonly Result[]): void {
  const { games, winsA, winsB, draws, turnLimit } = tally(results);
  const told = detail(results);
  const [a, b] = namesOf(series);
  say(`${a} against ${b}: ${games} games of ${series.game}, ${series.scenario}, seed ${series.seed}`);
  if (games === 0) return;
  say(`  ${a.padEnd(24)} ${String(winsA).padStart(5)} wins`);
  say(`  ${b.padEnd(24)} ${String(winsB).padStart(5)} wins`);
  say(`  ${'draws'.padEnd(24)} ${String(draws).padStart(5)}`);
  say(`  ${a} takes ${percent(told.rateA)} (95 %: ${span(told.intervalA)}), a draw being half a win`);
  say(
    `  decided before the turn limit ${percent(told.decided)}, ended by it ${percent(turnLimit / games)}, drawn ${percent(draws / games)}`,
  );
  say(`  turns: median ${told.turns.median}, longest ${told.turns.longest}; commands: mean ${told.commands.mean.toFixed(0)}`);
  say(`  decisions of ${a}: ${times(told.decisionsA)}`);
  say(`  decisions of ${b}: ${times(told.decisionsB)}`);
  const columns = (one: string, other: string): string => `${one.padStart(a.length)}  ${other.padStart(b.length)}`;
  say(`  ${'what should not have happened'.padEnd(56)} ${columns(a, b)}`);
  for (const kind of FAULTS) say(`    ${FAULT_NAMES[kind].padEnd(54)} ${columns(String(told.faultsA[kind]), String(told.faultsB[kind]))}`);
  if (series.a.outside !== undefined || series.b.outside !== undefined) {
    say(`  ${'what programs got wrong'.padEnd(56)} ${columns(a, b)}`);
    for (const slip of SLIPS) say(`    ${SLIP_NAMES[slip].padEnd(54)} ${columns(String(told.slipsA[slip]), String(told.slipsB[slip]))}`);
  }
  say(`  result hash ${told.hash}`);
}

const SLIP_NAMES: { readonly [S in Slip]: string } = {
  crashed: 'ended, or could not be started',
  late: 'no answer in time',
  unreadable: 'an answer that nobody can read',
  refused: 'a command that the rules refuse',
};

const times = ({ p50, p95, p99 }: Times): string => `median ${p50} ms, 95 % within ${p95} ms, 99 % within ${p99} ms`;

export function printRatings(ratings: readonly Rating[]): void {
  say('Ratings:');
  for (const { name, points, interval, games } of ratings) {
    const range = `${Math.round(interval.from)} to ${Math.round(interval.to)}`;
    say(`  ${name.padEnd(24)} ${String(Math.round(points)).padStart(5)}  (95 %: ${range}), ${games} games`);
  }
}
