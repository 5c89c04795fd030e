import type { Seat, Weights } from '@sortie/kernel';
import { ownSides } from '../combat/position.ts';
import { attacksLeft } from '../combat/weapons.ts';
import type { Book } from '../rule.ts';
import type { State, Unit } from '../shape.ts';
import { fighting, sharesZone } from '../state.ts';
import { apart } from './moving.ts';
import { reckoned } from './reckoning.ts';
import { bestSide, pricePerPoint, volley } from './worth.ts';

/** What a craft can hope to do to another before anybody knows how they will meet. */
function hopeOf(state: State, book: Book, unit: Unit, foe: Unit): number {
  const [arc, struck] = [bestSide(book, unit, ownSides(unit), 'medium'), bestSide(book, foe, ownSides(foe), 'medium')];
  const near = volley(state, book, unit, foe, [arc, struck], 'short');
  const far = volley(state, book, unit, foe, [arc, struck], 'medium');
  return ((near + far) / 2) * pricePerPoint(foe);
}

const memo = new WeakMap<Book, Map<string, number>>();
/** So many pairs are kept in mind. */
const MOST = 20_000;

/** All of a craft that bears on how an exchange goes, wherever it is. */
const likeness = ({ id, card, armor, structure, heat, shutdown, fuel, skill, turn, bombs, hits }: Unit): string =>
  [id, card.name, armor, structure, heat, shutdown, fuel > 0, skill, turn.attacks, turn.spent.length, bombs.length, woundsIn(hits)].join(
    ' ',
  );
const woundsIn = ({ engine, fireControl, crew, thruster, weapons }: Unit['hits']): string =>
  [engine, fireControl, crew, thruster, weapons.length].join(' ');

/** The same, reckoned through. Pairs that have not changed are reckoned once. */
function reckonedHope(state: State, book: Book, unit: Unit, foe: Unit): number {
  const known = memo.get(book) ?? new Map<string, number>();
  memo.set(book, known);
  const key = `${likeness(unit)}|${likeness(foe)}`;
  const found = known.get(key) ?? reckoned(state, book, { unit, fires: true }, { unit: foe, fires: true }).given;
  if (known.size >= MOST) known.clear();
  known.set(key, found);
  return found;
}

/** What one side can do in this turn's combat: each to the enemy beside it where it counts most. */
function given(state: State, book: Book, weights: Weights, own: readonly Unit[], foes: readonly Unit[]): number {
  const hope = weights['reckons'] ? reckonedHope : hopeOf;
  let sum = 0;
  for (const unit of own) {
    if (attacksLeft(unit) <= 0) continue;
    let most = 0;
    for (const foe of foes) if (sharesZone(unit, foe)) most = Math.max(most, hope(state, book, unit, foe));
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
  const [ours, theirs] = [given(state, book, weights, own, foes), given(state, book, weights, foes, own)];
  return weights.aggression * ours - FEAR * weights.caution * theirs - restless(own, foes);
}
/** Whoever is afraid decides nothing. */
const FEAR = 0.8;
