import { chanceOf, nth, type Weights } from '@sortie/kernel';
import { ARCS, type Arc, type Bracket, type Card, type WeaponClass } from '../card/card.ts';
import { bracketFor } from '../combat/brackets.ts';
import { countedIn } from '../combat/shoot.ts';
import { attacksLeft, damageAt, usableIn } from '../combat/weapons.ts';
import { isAdrift } from '../movement/thrust.ts';
import type { Aim } from '../questions.ts';
import type { Book } from '../rule.ts';
import type { State, Unit } from '../shape.ts';
import { isLeft } from '../state.ts';

/**
 * `reckons`: reckons exchanges through instead of going by first sight. `dread`: how much the answer counts against an attack, since whoever is not
 * attacked fires as well; `bait`: how much of
 * that counts for nothing because it would have been fired at somebody else. `later`: how much a shot counts that is kept for another.
 */
export const WEIGHTS: Weights = { aggression: 1, caution: 1, objective: 1, reckons: 0, dread: 0.5, bait: 0, later: 0.8 };
/** What veterans go by. */
export const SEASONED: Weights = { ...WEIGHTS, reckons: 1, bait: 1 };

/** What is left of a craft, in points: part of it for being there at all. */
export function soundness(unit: Unit): number {
  if (!isLeft(unit) || unit.structure <= 0) return unit.fate === 'retreated' ? unit.card.pv / 2 : 0;
  const whole = unit.card.armor + 2 * unit.card.structure;
  const hurt = 2 * unit.hits.engine + unit.hits.fireControl + unit.hits.crew * 2 + unit.hits.weapons.length;
  return Math.max(0, unit.card.pv * (0.3 + (0.7 * (unit.armor + 2 * unit.structure)) / whole) - hurt * unit.card.pv * 0.04);
}

const memo = new WeakMap<Card, number>();
/** Damage of its best side at medium range, whatever it is fired at. */
export function power({ card }: Unit): number {
  const known = memo.get(card);
  if (known !== undefined) return known;
  const sides = ARCS.map(arc => Object.values(card.arcs[arc] ?? {}).reduce((sum, damage) => sum + damage[1], 0));
  const found = Math.max(...sides, 0);
  memo.set(card, found);
  return found;
}

/** The damage that one class is expected to do. */
export function expected(
  state: State,
  book: Book,
  attacker: Unit,
  target: Unit,
  about: Pick<Aim, 'arc' | 'struck' | 'bracket' | 'weapon'> & Partial<Aim>,
): number {
  const aim: Aim = {
    state,
    attacker,
    target,
    bomb: null,
    way: 'engage',
    tailing: false,
    counted: countedIn({ state, book }, about.weapon, about.bomb ?? null, about.bracket),
    secondary: attacker.turn.primary !== null && attacker.turn.primary !== target.id,
    overheat: 0,
    adrift: isAdrift(book, target),
    lead: 0,
    ...about,
  };
  return chanceOf(book.ask('toHit', aim).total) * book.ask('damage', aim).total;
}

/** The damage that everything on one side is expected to do, within the attacks that are left. */
export function volley(
  state: State,
  book: Book,
  attacker: Unit,
  target: Unit,
  [arc, struck]: readonly [Arc, Arc],
  bracket: Bracket,
): number {
  const each = usableIn(book, attacker, arc, bracket).map(weapon =>
    expected(state, book, attacker, target, { arc, struck, bracket, weapon }),
  );
  return each
    .sort((a, b) => b - a)
    .slice(0, attacksLeft(attacker))
    .reduce((sum, one) => sum + one, 0);
}

/** The side that does most at this bracket, apart from chances. */
export function bestSide(book: Book, unit: Unit, sides: readonly Arc[], bracket: Bracket): Arc {
  const strength = (arc: Arc): number =>
    usableIn(book, unit, arc, bracket).reduce(
      (sum, weapon: WeaponClass) => sum + damageAt(unit, arc, weapon, bracketFor(book, weapon, bracket)),
      0,
    );
  return sides.reduce((best, arc) => (strength(arc) > strength(best) ? arc : best), nth(sides, 0));
}

/** What a point of damage to a craft is worth, in points: more the nearer it is to its end. */
export function pricePerPoint({ card, armor, structure }: Unit): number {
  const whole = card.armor + card.structure;
  return card.pv * (0.6 / whole + 0.4 / Math.max(1, armor + structure));
}

/** Sides that two craft show each other, how far apart, and whether both fire. */
interface Exchange {
  readonly arcs: readonly [Arc, Arc];
  readonly bracket: Bracket;
  readonly both: boolean;
}

/** How the exchange goes for the first at a bracket, in points. */
export function balance(state: State, book: Book, own: Unit, foe: Unit, { arcs: [mine, theirs], bracket, both }: Exchange): number {
  const given = volley(state, book, own, foe, [mine, theirs], bracket) * pricePerPoint(foe);
  const taken = both ? volley(state, book, foe, own, [theirs, mine], bracket) * pricePerPoint(own) : 0;
  return given - taken;
}
