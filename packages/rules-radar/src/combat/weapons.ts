import { ARCS, type Arc, type Bracket, type WeaponClass } from '../card/card.ts';
import { attackLimit, classesIn } from '../card/craft.ts';
import type { Book } from '../rule.ts';
import type { Unit } from '../shape.ts';
import { bracketFor, indexOf } from './brackets.ts';

/** Capital and sub-capital guns of one side are one class, and fire once. */
export const slotOf = (arc: Arc, weapon: WeaponClass): string => `${arc}:${weapon === 'subCapital' ? 'capital' : weapon}`;

export const attacksLeft = (unit: Unit): number => (unit.shutdown ? 0 : attackLimit(unit) - unit.turn.attacks);

const isSpent = (unit: Unit, arc: Arc, weapon: WeaponClass): boolean => unit.turn.spent.includes(slotOf(arc, weapon));

/** What is left of a class after hits to it: a quarter less for each, rounded down; with a single set of weapons one point less. */
export function damageAt(unit: Unit, arc: Arc, weapon: WeaponClass, bracket: Bracket): number {
  let value = unit.card.arcs[arc]?.[weapon]?.[indexOf(bracket)] ?? 0;
  const many = Object.keys(unit.card.arcs).length > 1;
  for (const hit of unit.hits.weapons) {
    if (!many) value = Math.max(0, value - 1);
    else if (hit.arc === arc && slotOf(arc, hit.weapon) === slotOf(arc, weapon)) value = Math.floor((value * 3) / 4);
  }
  return value;
}

/** Classes of one side that could still do harm at some bracket. */
export const readyIn = (unit: Unit, arc: Arc): readonly WeaponClass[] =>
  attacksLeft(unit) > 0
    ? classesIn(unit, arc).filter(weapon => !isSpent(unit, arc, weapon) && damageAt(unit, arc, weapon, 'short') > 0)
    : [];

/** The same, less a side that is busy with something else. */
const aimable = (book: Book, unit: Unit, arc: Arc): readonly WeaponClass[] =>
  book.holds('busy', { unit, arc }) === undefined ? readyIn(unit, arc) : [];

/** Classes of one side that could do harm at this bracket. */
export const usableIn = (book: Book, unit: Unit, arc: Arc, bracket: Bracket): readonly WeaponClass[] =>
  aimable(book, unit, arc).filter(weapon => damageAt(unit, arc, weapon, bracketFor(book, weapon, bracket)) > 0);

/** Has guns or missiles of its own left to fire this turn. */
export const hasGuns = (book: Book, unit: Unit): boolean => attacksLeft(unit) > 0 && ARCS.some(arc => aimable(book, unit, arc).length > 0);
/** Has anything left to fire this turn. */
export const isArmed = (book: Book, unit: Unit): boolean => (attacksLeft(unit) > 0 && unit.bombs.length > 0) || hasGuns(book, unit);
