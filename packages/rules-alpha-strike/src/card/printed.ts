import type { PrintedArcs, PrintedCard } from '@sortie/roster';
import { type Attachment, writeFormation } from '../formations/written.ts';
import type { Aggression, Entry } from '../shape.ts';
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
    readonly bonus?: readonly string[];
    readonly aggression?: Aggression;
  };
  /** How it is built, where that is known. */
  readonly unit?: { readonly frame?: string | undefined };
  /** What it has not recovered from since its last battle. */
  readonly worn?: Entry['worn'];
}

/** What a miniature shows and no card prints: how many legs a 'Mech has. */
const LEGS: { readonly [frame: string]: string } = { quad: 'QUAD', tripod: 'TRIPOD' };
const legsOf = ({ unit }: CalledUp): readonly string[] => {
  const code = unit?.frame === undefined ? undefined : LEGS[unit.frame];
  return code ? [code] : [];
};

/** What a lance has been declared to be. */
interface Declared {
  readonly lance: string;
  readonly type: string;
  readonly choice?: string;
  readonly supports?: string;
  readonly with?: Attachment;
}

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

/** A force as a set-up has it, and the names of those that do not fight on the ground and stay at home. */
export function entriesOf(
  called: readonly CalledUp[],
  formations: readonly Declared[] = [],
): { readonly entries: readonly Entry[]; readonly left: readonly string[] } {
  const lances = [...new Set(called.map(({ member }) => member.lance))];
  const written = new Map(
    formations.map(({ lance, type, choice, supports, with: attached }) => [
      lance,
      writeFormation({
        type,
        ...(choice && { choice }),
        ...(supports !== undefined && { supports: lances.indexOf(supports) }),
        ...(attached && { with: attached }),
      }),
    ]),
  );
  const entries: Entry[] = [];
  const left: string[] = [];
  for (const one of called) {
    const { printed, pv, member, worn } = one;
    const card = playedCard(printed);
    const { skill, lance, commander, abilities, quirks, bonus, aggression } = member;
    const formation = written.get(lance ?? '');
    const legs = legsOf(one);
    if (card)
      entries.push({
        card: legs.length > 0 ? { ...card, specials: [...card.specials, ...legs] } : card,
        skill,
        pv,
        lance: lances.indexOf(lance),
        ...(commander && { commander }),
        ...(abilities && { abilities }),
        ...(quirks && { quirks }),
        ...(aggression && { aggression }),
        ...(formation && { formation }),
        ...(formation && bonus && { bonus }),
        ...(worn && { worn }),
      });
    else left.push(printed.name);
  }
  return { entries, left };
}
