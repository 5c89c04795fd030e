import type { Rulebook, Seat, View } from '@sortie/kernel';
import { groundOf } from '../board/compile.ts';
import { lawOf } from '../law.ts';
import type { Impact } from '../model/shape.ts';
import type { Unit } from '../model/state.ts';
import { shelterAt } from '../terrain/cover.ts';
import { enemyOf, inOrder, isPlaced, unitsOf } from '../units/unit.ts';
import { worthOf } from './value.ts';

/** Beyond this nobody worries about being shot at. */
const FAR = 20;

/** What standing somewhere costs in the long run: every enemy who sees the place, less for cover, more for who is worth more. */
export function dangerTo(
  view: View<Impact>,
  seat: Seat,
  book: Rulebook<Impact>,
  unit: Unit,
): (at: number, level: number, aloft: boolean) => number {
  const ground = groundOf(view.map);
  const law = lawOf(book);
  const enemies = unitsOf(view, enemyOf(seat)).filter(enemy => isPlaced(enemy) && inOrder(enemy));
  const stake = Math.min(1.3, worthOf(unit) / 10);
  return (at, level, aloft) => {
    const share = aloft ? 0.24 : Math.max(0.04, 0.2 - shelterAt(view, ground, at) * 0.03);
    let sum = 0;
    for (const enemy of enemies) {
      const range = ground.range(enemy.at!, at);
      if (range <= FAR && !ground.blocked(enemy.at!, enemy.level, at, level, law)) sum += range <= 10 ? share : share * 0.6;
    }
    // Being seen by many is hardly worse than by three: otherwise nobody would ever leave cover.
    return Math.min(sum, 3 * share) * stake;
  };
}
