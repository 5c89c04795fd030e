import type { PrintedArcs, PrintedCard } from '@sortie/roster';
import { type Card, type Damage, damageOf, movesOf, printDamage, TYPES } from './card.ts';

/** A card as it is played from one as it is printed; `undefined` for types that do not fight on the ground. */
export function playedCard({ type, move, damage, arcs, ...rest }: PrintedCard): Card | undefined {
  const known = TYPES.find(one => one === type);
  return known && { ...rest, type: known, moves: movesOf(move), damage: damageOf(damage), ...(arcs && { arcs: playedArcs(arcs) }) };
}

const playedArcs = (arcs: PrintedArcs): NonNullable<Card['arcs']> =>
  Object.fromEntries(
    Object.entries(arcs).map(([side, classes]) => [
      side,
      Object.fromEntries(Object.entries(classes).map(([name, printed]) => [name, damageOf(printed)])),
    ]),
  );

/** The same the other way round: one of our own cards as it would be printed. */
export function printedOf({ moves, damage, arcs, ...rest }: Card): PrintedCard {
  const values = (row: readonly Damage[]): string => row.map(printDamage).join('/');
  const sides = Object.entries(arcs ?? {}).map(([side, classes]) => [
    side,
    Object.fromEntries(Object.entries(classes).map(([name, row]) => [name, values(row)])),
  ]);
  return {
    ...rest,
    move: moves.map(({ value, code }) => `${value}"${code}`).join('/'),
    damage: values(damage),
    ...(arcs && { arcs: Object.fromEntries(sides) as PrintedArcs }),
  };
}
