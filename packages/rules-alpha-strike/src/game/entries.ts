import type { PrintedCard } from '@sortie/roster';
import { playedCard } from '../card/printed.ts';
import { type Aggression, type Attachment, writeFormation } from '../chapters.ts';
import type { Entry } from '../shape.ts';

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
