import type { Arc, Bracket, WeaponClass } from '../card/card.ts';
import { attackLimit, classesIn, isCapital } from '../card/craft.ts';
import type { Unit } from '../shape.ts';
import { indexOf, nearer } from './brackets.ts';

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

/** The bracket that counts for a class: capital weapons reach as if everything were nearer. */
export const bracketFor = (weapon: WeaponClass, bracket: Bracket): Bracket => (isCapital(weapon) ? nearer(bracket) : bracket);

/** Classes of one side that could still do harm at some bracket. */
export const readyIn = (unit: Unit, arc: Arc): readonly WeaponClass[] =>
  attacksLeft(unit) > 0
    ? classesIn(unit, arc).filter(weapon => !isSpent(unit, arc, weapon) && damageAt(unit, arc, weapon, 'short') > 0)
    : [];

/** The same, less a side that is busy with the ground. */
const aimable = (unit: Unit, arc: Arc): readonly WeaponClass[] => (unit.turn.orbit === arc ? [] : readyIn(unit, arc));

/** Classes of one side that could do harm at this bracket. */
export const usableIn = (unit: Unit, arc: Arc, bracket: Bracket): readonly WeaponClass[] =>
  aimable(unit, arc).filter(weapon => damageAt(unit, arc, weapon, bracketFor(weapon, bracket)) > 0);

const SIDES: readonly Arc[] = ['front', 'left', 'right', 'rear'];
/** Has anything left to fire this turn. */
export const isArmed = (unit: Unit): boolean =>
  attacksLeft(unit) > 0 && (unit.bombs.length > 0 || SIDES.some(arc => aimable(unit, arc).length > 0));
