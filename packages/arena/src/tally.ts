import { hashOf } from '@sortie/kernel';
import { FAULTS, type Fault, type FaultKind } from './faults.ts';
import { type Interval, mean, quantile, wilson } from './interval.ts';
import type { Result } from './series.ts';
import { allSlips, type Slips } from './slips.ts';

export interface Times {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

/** What every program may rely on. A game that the clock of its scenario ended is a win or a draw all the same, and counted under `turnLimit` as well. */
export interface Tally {
  readonly games: number;
  readonly winsA: number;
  readonly winsB: number;
  readonly draws: number;
  readonly turnLimit: number;
  /** What should not have happened, all kinds together, and what a program from outside got wrong. */
  readonly faultsA: number;
  readonly faultsB: number;
  readonly decisionMs: Times;
}

export type FaultCounts = Readonly<Record<FaultKind, number>>;

export interface Detail {
  /** Share of A: a draw is half a win. */
  readonly rateA: number;
  readonly intervalA: Interval;
  /** Share of games that the players brought to an end, and not the clock. */
  readonly decided: number;
  readonly brokenOff: number;
  readonly turns: { readonly mean: number; readonly median: number; readonly longest: number };
  readonly commands: { readonly mean: number; readonly most: number };
  readonly decisionsA: Times;
  readonly decisionsB: Times;
  readonly faultsA: FaultCounts;
  readonly faultsB: FaultCounts;
  /** What programs from outside got wrong. */
  readonly slipsA: Slips;
  readonly slipsB: Slips;
  /** Fingerprint over the last states of all games. */
  readonly hash: string;
}

export function tally(results: readonly Result[]): Tally {
  return {
    games: results.length,
    winsA: count(results, ({ winner }) => winner === 'a'),
    winsB: count(results, ({ winner }) => winner === 'b'),
    draws: count(results, ({ winner }) => winner === null),
    turnLimit: count(results, ({ end }) => end !== 'decided'),
    faultsA: faultsOf(results, ({ seatOfA }) => seatOfA).length + sum(results, ({ slipsA }) => allSlips(slipsA)),
    faultsB: faultsOf(results, ({ seatOfA }) => 1 - seatOfA).length + sum(results, ({ slipsB }) => allSlips(slipsB)),
    decisionMs: times(results.flatMap(({ decisionsA, decisionsB }) => [...decisionsA, ...decisionsB])),
  };
}

export function detail(results: readonly Result[]): Detail {
  const { games, winsA, draws } = tally(results);
  const turns = results.map(one => one.turns);
  const commands = results.map(one => one.commands);
  return {
    rateA: games === 0 ? 0 : (winsA + draws / 2) / games,
    intervalA: wilson(winsA + draws / 2, games),
    decided: games === 0 ? 0 : count(results, ({ end, winner }) => end === 'decided' && winner !== null) / games,
    brokenOff: count(results, ({ end }) => end === 'broken off'),
    turns: { mean: mean(turns), median: quantile(turns, 0.5), longest: Math.max(0, ...turns) },
    commands: { mean: mean(commands), most: Math.max(0, ...commands) },
    decisionsA: times(results.flatMap(({ decisionsA }) => decisionsA)),
    decisionsB: times(results.flatMap(({ decisionsB }) => decisionsB)),
    faultsA: faultCounts(results, ({ seatOfA }) => seatOfA),
    faultsB: faultCounts(results, ({ seatOfA }) => 1 - seatOfA),
    slipsA: slipCounts(results.map(({ slipsA }) => slipsA)),
    slipsB: slipCounts(results.map(({ slipsB }) => slipsB)),
    hash: hashOf(results.map(({ hash }) => hash)),
  };
}

/** The faults of whoever sat there. */
const faultsOf = (results: readonly Result[], seatOf: (one: Result) => number): readonly Fault[] =>
  results.flatMap(one => one.chronicle.faults.filter(({ unit }) => one.chronicle.units[unit]?.seat === seatOf(one)));

/** How often each of them happened. */
function faultCounts(results: readonly Result[], seatOf: (one: Result) => number): FaultCounts {
  const counts = Object.fromEntries(FAULTS.map(kind => [kind, 0])) as Record<FaultKind, number>;
  for (const { kind } of faultsOf(results, seatOf)) counts[kind]++;
  return counts;
}

const slipCounts = (all: readonly Slips[]): Slips => ({
  crashed: sum(all, ({ crashed }) => crashed),
  late: sum(all, ({ late }) => late),
  unreadable: sum(all, ({ unreadable }) => unreadable),
  refused: sum(all, ({ refused }) => refused),
});

const sum = <T>(all: readonly T[], of: (one: T) => number): number => all.reduce((so, one) => so + of(one), 0);
const count = <T>(all: readonly T[], fits: (one: T) => boolean): number => all.reduce((sum, one) => (fits(one) ? sum + 1 : sum), 0);

function times(all: readonly number[]): Times {
  const sorted = Float64Array.from(all).sort();
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}
