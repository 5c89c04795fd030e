import type { PrintedCard } from '@sortie/roster';
import type { Entry } from '../shape.ts';
import { type Card, damageOf, movesOf, TYPES } from './card.ts';

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
function playedCard({ type, move, damage, ...rest }: PrintedCard): Card | undefined {
  const known = TYPES.find(one => one === type);
  return known && { ...rest, type: known, moves: movesOf(move), damage: damageOf(damage) };
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
