import type { PrintedArcs, PrintedCard } from '@sortie/roster';
import type { Entry } from '../shape.ts';
import { type Card, type Damage, damageOf, movesOf, printDamage, TYPES } from './card.ts';

/** Somebody who has been called up, with card, price and place in the force. */
interface CalledUp {
  readonly printed: PrintedCard;
  readonly pv: number;
  readonly member: {
    readonly skill: number;
    readonly lance?: string;
    readonly commander?: 'force' | 'lance';
    readonly abilities?: readonly string[];
    readonly quirks?: readonly string[];
  };
}

/** A card as it is played from one as it is printed; `undefined` for types that do not fight on the ground. */
function playedCard({ type, move, damage, arcs, ...rest }: PrintedCard): Card | undefined {
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

/** A force as a set-up has it, and the names of those that do not fight on the ground and stay at home. */
export function entriesOf(called: readonly CalledUp[]): { readonly entries: readonly Entry[]; readonly left: readonly string[] } {
  const lances = [...new Set(called.map(({ member }) => member.lance))];
  const entries: Entry[] = [];
  const left: string[] = [];
  for (const { printed, pv, member } of called) {
    const card = playedCard(printed);
    const { skill, lance, commander, abilities, quirks } = member;
    if (card)
      entries.push({
        card,
        skill,
        pv,
        lance: lances.indexOf(lance),
        ...(commander && { commander }),
        ...(abilities && { abilities }),
        ...(quirks && { quirks }),
      });
    else left.push(printed.name);
  }
  return { entries, left };
}
