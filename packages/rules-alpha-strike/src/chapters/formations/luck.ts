import { nth, type Seat } from '@sortie/kernel';
import type { State, Unit, UnitId } from '../../shape.ts';
import { markOf } from '../../state.ts';
import { nameOf } from '../special-pilot-abilities/knows.ts';
import type { Formed } from './facts.ts';
import { formationNamed } from './list.ts';

/** Whoever is lucky by itself as well tries no more often than this. */
const MOST_WITH_OWN = 4;

export const luckyOf = (level: number): string => `lucky:${level}`;
/** How lucky a crew is by itself. */
export const luckOf = (abilities: readonly string[]): number => {
  const written = abilities.find(one => nameOf(one) === 'lucky');
  return written === undefined ? 0 : Number(written.split(':')[1]) || 1;
};
const spentLuck = (spent: readonly string[]): number => spent.filter(one => one === 'lucky').length;
const ownLuck = ({ abilities, marks }: Unit): number => markOf({ marks }, 'ownLuck')?.value ?? luckOf(abilities);

/** Who shares in the luck of a side's formations, and how much of it is left: everybody of the formation, and half as many of those who support it. */
export function sharersOf({ formations, units }: State, seat: Seat, together: (formed: Formed) => boolean): ReadonlyMap<UnitId, number> {
  const found = new Map<UnitId, number>();
  const formed = formations?.[seat] ?? [];
  for (const one of formed) {
    const luck = formationNamed(one.type)?.luck;
    if (luck === undefined) continue;
    const support = formed.find(({ supports }) => supports === one.lance);
    const friends = support?.units.slice(0, Math.floor(one.units.length / 2)) ?? [];
    const used = [...one.units, ...friends]
      .map(id => nth(units, id))
      .reduce((sum, unit) => sum + Math.max(0, spentLuck(unit.spent) - ownLuck(unit)), 0);
    for (const id of together(one) ? one.units : []) found.set(id, luck - used);
    for (const id of support && together(support) ? friends : []) found.set(id, luck - used);
  }
  return found;
}

/** How often luck may help a crew in all: its own first, then what is left of the formation's. */
export function levelFor(own: readonly string[], spent: readonly string[], left: number): number {
  const mine = luckOf(own);
  const all = Math.max(mine, spentLuck(spent)) + left;
  return mine > 0 ? Math.min(MOST_WITH_OWN, all) : all;
}
