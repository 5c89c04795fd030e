import type { Rulebook, Seat, View } from '@sortie/kernel';
import { groundOf } from '../board/compile.ts';
import { outcomeAt } from '../cards/outcome.ts';
import { aim } from '../fire/aim.ts';
import { lawOf } from '../law.ts';
import type { Impact } from '../model/shape.ts';
import type { Declared, Unit, UnitId } from '../model/state.ts';
import { sees } from '../sight/sees.ts';
import { attackOf, damageOf, enemyOf, inOrder, isPlaced, unitsOf } from '../units/unit.ts';
import { type Thought, think } from './thought.ts';
import { worthOf } from './value.ts';

type V = View<Impact>;
type Book = Rulebook<Impact>;

/** A shot that no card could make a hit: not even a recruit fires it. */
export const HOPELESS: Thought = think(-20, 'out of reach');

/** An ordinary shield, where the card is not known. */
const GUESSED_SHIELD = 3;

/** Expected harm of a strength to a unit, as a share of what it is worth. */
function harm(strength: number, target: Unit): number {
  if (strength < 1) return 0;
  let sum = 0;
  for (let d12 = 1; d12 <= 12; d12++) {
    const { boxes, shock, eliminated } = outcomeAt(strength, d12);
    const total = damageOf(target) + boxes;
    const fatal = eliminated || (boxes > 0 && target.kind !== 'armored') || total > 5;
    sum += fatal ? 1 : boxes * 0.16 + (shock && target.morale === 'good' ? 0.12 : 0) + (total >= 5 ? 0.3 : 0);
  }
  return Math.min(1, sum / 12) + Math.max(0, strength - 10) * 0.05;
}

/** What a shot is worth: the expected harm in build points. */
export function shotWorth(view: V, book: Book, attacker: Unit, target: Unit, mode: Declared['mode']): number {
  const indirect = !sees(view, lawOf(book), attacker, target);
  const known = book.ask('strength', aim(view, book, attacker, target, mode, indirect)).total;
  const strength = known - (target.card || target.kind !== 'armored' ? 0 : GUESSED_SHIELD);
  return harm(strength, target) * Math.max(2, worthOf(target));
}

/** The best clean shot a soldier has at anybody it sees, one enemy left out if so wished. */
export function bestShot(view: V, book: Book, unit: Unit, except?: UnitId): number {
  if (attackOf(unit) === 0) return 0;
  const law = lawOf(book);
  let best = 0;
  for (const enemy of unitsOf(view, enemyOf(unit.seat)))
    if (enemy.id !== except && isPlaced(enemy) && sees(view, law, unit, enemy))
      best = Math.max(best, shotWorth(view, book, unit, enemy, 'stationary'));
  return best;
}

/** How good the best shot from a place would be, roughly: what can be seen, how near, and what it is worth. */
export function threatFrom(view: V, book: Book, seat: Seat, unit: Unit): (at: number, level: number) => number {
  const attack = attackOf(unit);
  if (attack === 0) return () => 0;
  const ground = groundOf(view.map);
  const law = lawOf(book);
  const enemies = unitsOf(view, enemyOf(seat)).filter(isPlaced);
  return (at, level) => {
    let best = 0;
    for (const enemy of enemies) {
      const range = ground.range(enemy.at, at);
      if (range > 20 || ground.blocked(at, level, enemy.at, enemy.level, law)) continue;
      const strength = attack - 3 - Math.floor(range / 10) - (enemy.aloft ? 0 : coverGuess(ground.terrain(enemy.at)));
      best = Math.max(best, harm(strength - 2, enemy) * worthOf(enemy));
    }
    return best;
  };
}

const COVER: { readonly [terrain: string]: number } = { woods: 3, building: 5, rubble: 4, marsh: 1 };
const coverGuess = (terrain: string): number => COVER[terrain] ?? 0;

/** Paint pays if friends who have not acted see the target well. */
export function paintWorth(view: V, book: Book, seat: Seat, unit: Unit, enemy: Unit): number {
  if (enemy.paint) return -1;
  const law = lawOf(book);
  const ground = groundOf(view.map);
  const helpers = unitsOf(view, seat).filter(
    friend =>
      friend.id !== unit.id &&
      !friend.done &&
      inOrder(friend) &&
      attackOf(friend) > 0 &&
      isPlaced(friend) &&
      isPlaced(enemy) &&
      ground.range(friend.at, enemy.at) <= 15 &&
      sees(view, law, friend, enemy),
  ).length;
  const own = attackOf(unit) > 0 && unit.card?.type !== 'sniper' ? 1 : 0;
  return (Math.min(3, helpers) * 0.22 + own * 0.05) * Math.max(2, worthOf(enemy)) * 0.3;
}
