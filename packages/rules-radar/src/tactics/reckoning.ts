import type { Weights } from '@sortie/kernel';
import { type Arc, BRACKETS, type Bracket } from '../card/card.ts';
import { isSmall } from '../card/craft.ts';
import { ownSides, sidesOf } from '../combat/position.ts';
import { isUp, mayMeet } from '../combat/up.ts';
import { attacksLeft, isArmed, usableIn } from '../combat/weapons.ts';
import type { Book } from '../rule.ts';
import type { Bomb, State, Unit } from '../shape.ts';
import { type Footing, footings } from './chances.ts';
import { bestSide, expected, pricePerPoint } from './worth.ts';

/** How one of the two goes into an exchange. */
export interface Stance {
  readonly unit: Unit;
  readonly fires: boolean;
  readonly overheat?: number;
  readonly bomb?: Bomb | null;
}

/** What an exchange is likely to do to either, in points of the craft that are hurt. */
export interface Toll {
  readonly given: number;
  readonly taken: number;
}

/**
 * What comes of an exchange before anybody has rolled for it: who will have the better position and the choice of range, what they will
 * make of it, and what their weapons then do on average.
 */
export function reckoned(state: State, book: Book, own: Stance, foe: Stance): Toll {
  let [given, taken] = [0, 0];
  const known = new Map<string, Toll>();
  for (const footing of footings({ state, book }, own.unit, foe.unit)) {
    const toll = tollOf(state, book, own, foe, footing, known);
    given += footing.chance * toll.given;
    taken += footing.chance * toll.taken;
  }
  return { given, taken };
}

function tollOf(state: State, book: Book, own: Stance, foe: Stance, { winner, range }: Footing, known: Map<string, Toll>): Toll {
  const at = (bracket: Bracket): Toll => {
    const key = `${winner} ${bracket}`;
    const found = known.get(key) ?? tollAt(state, book, own, foe, winner, bracket);
    known.set(key, found);
    return found;
  };
  if (typeof range === 'string') return at(range);
  const sign = range === 0 ? 1 : -1;
  return BRACKETS.map(at).reduce((best, toll) => (sign * (net(toll) - net(best)) > 0 ? toll : best));
}

const net = ({ given, taken }: Toll): number => given - taken;

function tollAt(state: State, book: Book, own: Stance, foe: Stance, winner: 0 | 1 | null, bracket: Bracket): Toll {
  const tail = isSmall(own.unit) && isSmall(foe.unit) ? winner : null;
  const mine = tail === 1 ? 'rear' : shown(book, own.unit, winner === 1, bracket);
  const theirs = tail === 0 ? 'rear' : shown(book, foe.unit, winner === 0, bracket);
  return {
    given: own.fires && tail !== 1 ? harm(state, book, own, foe.unit, { arc: mine, struck: theirs, bracket, tailing: tail === 0 }) : 0,
    taken: foe.fires && tail !== 0 ? harm(state, book, foe, own.unit, { arc: theirs, struck: mine, bracket, tailing: tail === 1 }) : 0,
  };
}

/** The side that a craft shows: its best, or its worst where the other one says so. */
function shown(book: Book, unit: Unit, forced: boolean, bracket: Bracket): Arc {
  if (!forced || isSmall(unit)) return bestSide(book, unit, ownSides(unit), bracket);
  const sides = sidesOf(unit);
  return sides.reduce((weakest, arc) => (bestSide(book, unit, [weakest, arc], bracket) === weakest && arc !== weakest ? arc : weakest));
}

/** Which side fires at which, from how far, and whether from behind. */
interface Line {
  readonly arc: Arc;
  readonly struck: Arc;
  readonly bracket: Bracket;
  readonly tailing: boolean;
}

function harm(state: State, book: Book, { unit, overheat = 0, bomb = null }: Stance, target: Unit, line: Line): number {
  const left = attacksLeft(unit);
  if (left <= 0) return 0;
  const price = pricePerPoint(target);
  if (bomb !== null) return price * expected(state, book, unit, target, { ...line, weapon: 'missiles', bomb });
  const each = usableIn(book, unit, line.arc, line.bracket).map(weapon =>
    expected(state, book, unit, target, { ...line, weapon, overheat }),
  );
  const sum = each
    .sort((a, b) => b - a)
    .slice(0, left)
    .reduce((all, one) => all + one, 0);
  // Nobody can be hurt more than it can bear.
  return price * Math.min(sum, target.armor + target.structure);
}

/** Does whoever is attacked fire back? */
const answers = (book: Book, attacker: Unit, target: Unit): boolean => isArmed(book, target) && !target.turn.met.includes(attacker.id);

/** Heat of an attack weighs on those to come. */
export const hot = (unit: Unit, overheat: number): number => (overheat > 0 ? unit.heat + overheat : 0);

/** The worst that a craft could do this turn to anybody beside it, if its side is still to act. */
function spared(state: State, book: Book, foe: Unit): number {
  if (!state.queue.includes(foe.seat) || !isUp(state, foe)) return 0;
  let worst = 0;
  for (const unit of state.units)
    if (unit.structure > 0 && mayMeet(foe, unit))
      worst = Math.max(worst, reckoned(state, book, { unit: foe, fires: true }, { unit, fires: false }).given);
  return worst;
}

/**
 * What an attack brings, less part of what is suffered for it. Whoever is still to act fires at somebody in any case: what it answers with, it
 * cannot do to another.
 */
export function attackWorth(state: State, book: Book, weights: Weights, own: Stance, foe: Unit): number {
  const fires = answers(book, own.unit, foe);
  const { given, taken } = reckoned(state, book, own, { unit: foe, fires });
  const anyway = fires && weights['bait'] ? weights['bait'] * spared(state, book, foe) : 0;
  return weights.aggression * given - weights.caution * (weights['dread'] ?? 1) * (taken - anyway) - hot(own.unit, own.overheat ?? 0);
}

/** The best that a craft could still do this turn to another than this one. */
export function bestLater(state: State, book: Book, weights: Weights, unit: Unit, but: Unit): number {
  let best = 0;
  for (const foe of state.units)
    if (foe.id !== but.id && mayMeet(unit, foe) && foe.structure > 0)
      best = Math.max(best, attackWorth(state, book, weights, { unit, fires: true }, foe));
  return best;
}
