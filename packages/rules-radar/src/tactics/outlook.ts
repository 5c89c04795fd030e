import type { Seat, Weights } from '@sortie/kernel';
import { ownSides } from '../combat/position.ts';
import { attacksLeft } from '../combat/weapons.ts';
import type { Book } from '../rule.ts';
import type { State, Unit } from '../shape.ts';
import { fighting, sharesZone } from '../state.ts';
import { apart } from './moving.ts';
import { bestSide, pricePerPoint, volley } from './worth.ts';

/** What a craft can hope to do to another before anybody knows how they will meet. */
function hopeOf(state: State, book: Book, unit: Unit, foe: Unit): number {
  const [arc, struck] = [bestSide(book, unit, ownSides(unit), 'medium'), bestSide(book, foe, ownSides(foe), 'medium')];
  const near = volley(state, book, unit, foe, arc, struck, 'short');
  const far = volley(state, book, unit, foe, arc, struck, 'medium');
  return ((near + far) / 2) * pricePerPoint(foe);
}

/** What one side can do in this turn's combat: each to the enemy beside it where it counts most. */
function given(state: State, book: Book, own: readonly Unit[], foes: readonly Unit[]): number {
  let sum = 0;
  for (const unit of own) {
    if (attacksLeft(unit) <= 0) continue;
    let most = 0;
    for (const foe of foes) if (sharesZone(unit, foe)) most = Math.max(most, hopeOf(state, book, unit, foe));
    sum += most;
  }
  return sum;
}

/** Far from everybody nothing is decided: what each step away from the nearest enemy costs. */
const RESTLESS = 0.4;

function restless(own: readonly Unit[], foes: readonly Unit[]): number {
  let sum = 0;
  for (const unit of own) sum += Math.min(12, ...foes.map(foe => apart(unit, foe)));
  return sum * RESTLESS;
}

/** What the combat of this turn is likely to bring a seat, everybody being where they are. */
export function outlook(state: State, seat: Seat, book: Book, weights: Weights): number {
  const all = fighting(state);
  const own = all.filter(unit => unit.seat === seat);
  const foes = all.filter(unit => unit.seat !== seat);
  if (own.length === 0 || foes.length === 0) return 0;
  return weights.aggression * given(state, book, own, foes) - FEAR * weights.caution * given(state, book, foes, own) - restless(own, foes);
}
/** Whoever is afraid decides nothing. */
const FEAR = 0.8;
