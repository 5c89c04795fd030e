import type { Interval, UnitRecord } from '@sortie/arena';
import { say } from '../say.ts';
import type { Measured } from './balance-command.ts';
import { percent, span } from './print.ts';

const points = (value: number): string => `${value >= 0 ? '+' : ''}${value.toFixed(1)}`;
const range = ({ from, to }: Interval): string => `${points(from)} to ${points(to)}`;

export function printBalance({ a, b, balance, hash }: Measured): void {
  const { games, chance, interval, draws, pointsA, pointsB, edge, edgeInterval } = balance;
  say(`A: ${a}, ${pointsA.toFixed(0)} points`);
  say(`B: ${b}, ${pointsB.toFixed(0)} points`);
  say(`  A wins ${percent(chance)} (95 %: ${span(interval)}) of ${games} games, ${draws} of them drawn, a draw being half a win`);
  say(`  points: ${points(pointsA - pointsB)} on paper; left at the end ${points(edge)} on average (95 %: ${range(edgeInterval)})`);
  say('  what decided it:');
  say(`    A did ${percent(balance.harmShare)} of the damage`);
  if (balance.firstLossLoses !== null)
    say(`    whoever lost a unit first lost ${percent(balance.firstLossLoses)} of the games; that was A in ${percent(balance.firstLossA)}`);
  say(`    the winner was ahead for good after turn ${balance.decidedIn}; games last ${balance.lasts} turns (medians)`);
  for (const [side, units] of [['A', balance.unitsA] as const, ['B', balance.unitsB] as const]) {
    say(`  ${`units of ${side}`.padEnd(34)} points   deals   takes    lost`);
    for (const unit of units) say(`    ${line(unit)}`);
  }
  say(`  result hash ${hash}`);
}

const line = ({ name, points: price, dealt, taken, lost }: UnitRecord): string =>
  `${name.padEnd(32)} ${price.toFixed(0).padStart(6)} ${dealt.toFixed(1).padStart(7)} ${taken.toFixed(1).padStart(7)} ${percent(lost).padStart(8)}`;

export function printField(unit: string, measured: readonly Measured[]): void {
  say(`${unit} against the field`);
  for (const { b, balance } of [...measured].sort((x, y) => y.balance.chance - x.balance.chance))
    say(
      `  ${b.padEnd(34)} ${percent(balance.chance).padStart(8)} (95 %: ${span(balance.interval)}), points on paper ${points(balance.pointsA - balance.pointsB)}, left ${points(balance.edge)}`,
    );
  const all = measured.reduce((sum, { balance }) => sum + balance.chance, 0) / measured.length;
  say(`  ${'on average'.padEnd(34)} ${percent(all).padStart(8)}`);
}
