import { type Telling, tell } from '@sortie/kernel';
import type { Card } from '../../card/card.ts';
import { cardNamed } from '../../card/cards.ts';
import type { Entry } from '../../shape.ts';
import { isLarge } from '../../state.ts';
import type { Counsel } from '../special-pilot-abilities/budget.ts';
import { quirkNamed } from './list.ts';

const cardOf = ({ card }: Entry): Card | undefined => (typeof card === 'string' ? cardNamed(card) : card);
const levelIn = (written: string): number => Number(written.split(':')[1]) || 1;

/** Points of a machine's quirks: what helps, less what hinders. */
export const quirkPoints = (entry: Entry): number => {
  const card = cardOf(entry);
  return card ? (entry.quirks ?? []).reduce((sum, one) => sum + (quirkNamed(one)?.cost(card, levelIn(one)) ?? 0), 0) : 0;
};

/** Why a machine cannot have the quirks that it is given; a quirk that this book does not list does nothing and is no trouble. */
export function quirkTrouble(entry: Entry): Telling | undefined {
  const card = cardOf(entry);
  const own = entry.quirks ?? [];
  for (const written of own) {
    const quirk = quirkNamed(written);
    if (!quirk || !card) continue;
    if (!quirk.suits({ card })) return tell('{name} does not occur on this unit', { name: quirk.name });
    const rival = quirk.not?.map(id => own.find(one => quirkNamed(one)?.id === id)).find(Boolean);
    if (rival) return tell('{name} does not go with {rival}', { name: quirk.name, rival: quirkNamed(rival)?.name ?? rival });
    if (quirk.id === 'accurate-weapon' && levelIn(written) >= (card.damage[0]?.points ?? 0))
      return tell('an accurate weapon does less than the unit does at Short range');
  }
  return undefined;
}

/** Machines of one model are all alike, whoever drives them. */
export function modelTrouble(forces: readonly (readonly Entry[])[]): Telling | undefined {
  const known = new Map<string, string>();
  for (const entry of forces.flat()) {
    const name = cardOf(entry)?.name ?? '';
    const quirks = [...(entry.quirks ?? [])].sort().join();
    const before = known.get(name);
    if (before !== undefined && before !== quirks) return tell('all units of the model {name} have the same quirks', { name });
    known.set(name, quirks);
  }
  return undefined;
}

/** What the book advises to do otherwise. */
export function quirkCounsel(entry: Entry): readonly Counsel[] {
  const found: Counsel[] = [];
  const points = quirkPoints(entry);
  if (points > 0)
    found.push({
      rule: 'ASC-quirk-general-balance',
      said: tell('quirks that hinder should outweigh those that help by {points} more', { points }),
    });
  const card = cardOf(entry);
  if (card && isLarge({ card }) && entry.quirks?.some(one => ['narrow-low-profile', 'compact-mech'].includes(quirkNamed(one)?.id ?? '')))
    found.push({ rule: 'ASC-quirk-general-fit', said: tell('a machine of that size is neither narrow nor compact') });
  return found;
}
