import { nth } from '@sortie/kernel';
import { type Interval, mean, meanInterval, quantile, wilson } from './interval.ts';
import type { Result } from './series.ts';

/** What many games between two forces say about them. */
export interface Balance {
  readonly games: number;
  /** A's share; a draw is half a win. */
  readonly chance: number;
  readonly interval: Interval;
  readonly draws: number;
  readonly pointsA: number;
  readonly pointsB: number;
  /** Points that A has left at the end more than B, on average. */
  readonly edge: number;
  readonly edgeInterval: Interval;
  /** A's share of all harm done. */
  readonly harmShare: number;
  /** Of those who lost a unit first, how many lost the game; `null` if nobody ever did. */
  readonly firstLossLoses: number | null;
  /** How often A was the one to lose a unit first. */
  readonly firstLossA: number;
  /** The turn after which the winner was never behind again, and the last turn; medians. */
  readonly decidedIn: number;
  readonly lasts: number;
  /** Units by what they did, the most effective of each side first. */
  readonly unitsA: readonly UnitRecord[];
  readonly unitsB: readonly UnitRecord[];
}

export interface UnitRecord {
  readonly name: string;
  readonly points: number;
  /** Harm done and suffered in a game, on average. */
  readonly dealt: number;
  readonly taken: number;
  /** How often it was lost. */
  readonly lost: number;
}

export function balanceOf(results: readonly Result[]): Balance {
  const games = results.length;
  const won = results.reduce((sum, { winner }) => sum + (winner === 'a' ? 1 : winner === null ? 0.5 : 0), 0);
  const edges = results.map(one => finalLead(one));
  const harm = results.map(totalHarm);
  const all = harm.reduce((sum, [a, b]) => sum + a + b, 0);
  const losses = results.filter(({ chronicle, winner }) => chronicle.firstLoss !== null && winner !== null);
  const lostByA = ({ chronicle, seatOfA }: Result): boolean => chronicle.firstLoss?.seat === seatOfA;
  return {
    games,
    chance: games === 0 ? 0.5 : won / games,
    interval: wilson(won, games),
    draws: results.filter(({ winner }) => winner === null).length,
    pointsA: mean(results.map(({ chronicle, seatOfA }) => chronicle.paper[seatOfA])),
    pointsB: mean(results.map(({ chronicle, seatOfA }) => nth(chronicle.paper, 1 - seatOfA))),
    edge: mean(edges),
    edgeInterval: meanInterval(edges),
    harmShare: all === 0 ? 0.5 : harm.reduce((sum, [a]) => sum + a, 0) / all,
    firstLossLoses: losses.length === 0 ? null : losses.filter(one => lostByA(one) === (one.winner === 'b')).length / losses.length,
    firstLossA: losses.length === 0 ? 0 : losses.filter(lostByA).length / losses.length,
    decidedIn: quantile(results.map(turnOfDecision), 0.5),
    lasts: quantile(
      results.map(({ turns }) => turns),
      0.5,
    ),
    unitsA: recordsOf(results, ({ seatOfA }) => seatOfA),
    unitsB: recordsOf(results, ({ seatOfA }) => 1 - seatOfA),
  };
}

/** Points of A less points of B at the end of each turn. */
export const leads = ({ chronicle, seatOfA }: Result): readonly number[] =>
  chronicle.points.map(points => points[seatOfA] - nth(points, 1 - seatOfA));

const finalLead = (one: Result): number => leads(one).at(-1) ?? 0;

/** The first turn from whose end on the winner was never behind again; the last turn of a draw. */
export function turnOfDecision(one: Result): number {
  if (one.winner === null) return one.turns;
  const sign = one.winner === 'a' ? 1 : -1;
  const behind = leads(one).findLastIndex(lead => lead * sign <= 0);
  return Math.max(1, Math.min(one.turns, behind + 2));
}

function totalHarm({ chronicle, seatOfA }: Result): readonly [number, number] {
  const sum = (seat: number): number => chronicle.harm.reduce((all, turn) => all + nth(turn, seat), 0);
  return [sum(seatOfA), sum(1 - seatOfA)];
}

function recordsOf(results: readonly Result[], seatOf: (one: Result) => number): readonly UnitRecord[] {
  const found = new Map<string, { points: number; dealt: number; taken: number; lost: number; games: number }>();
  for (const one of results)
    for (const { seat, name, points, dealt, taken, lost } of one.chronicle.units) {
      if (seat !== seatOf(one)) continue;
      const own = found.get(plain(name)) ?? { points, dealt: 0, taken: 0, lost: 0, games: 0 };
      found.set(plain(name), {
        points,
        dealt: own.dealt + dealt,
        taken: own.taken + taken,
        lost: own.lost + (lost ? 1 : 0),
        games: own.games + 1,
      });
    }
  return [...found]
    .map(([name, { points, dealt, taken, lost, games }]) => ({
      name,
      points,
      dealt: dealt / games,
      taken: taken / games,
      lost: lost / games,
    }))
    .sort((x, y) => y.dealt - x.dealt);
}

/** Twins are told apart by numbers at the table; here they are one and the same. */
const plain = (name: string): string => name.replace(/ #\d+$/, '');
