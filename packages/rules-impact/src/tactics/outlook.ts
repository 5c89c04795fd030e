import type { Rulebook, Seat, View } from '@sortie/kernel';
import { groundOf } from '../board/compile.ts';
import type { Impact } from '../model/shape.ts';
import { inOrder, isPlaced, isSoldier } from '../units/unit.ts';
import { fieldFor } from './field.ts';
import { purposeOf } from './goal.ts';
import { shelterOf } from './marks.ts';
import { nerve } from './tempo.ts';
import type { Weights } from './weights.ts';

/** Whoever has acted shoots next turn at the earliest, and by then much may have changed. */
const LATER = 0.7;

/** From further away nobody is near to anything. */
const HORIZON = 60;

/** What is about to happen: who has whom before the muzzle, and who is near to what the scenario asks for. */
export function outlook(view: View<Impact>, seat: Seat, book: Rulebook<Impact>, weights: Weights): number {
  const ground = groundOf(view.map);
  const fear = weights.caution * nerve(view, seat);
  let sum = 0;
  for (const unit of view.units) {
    if (!isPlaced(unit)) continue;
    const shot = inOrder(unit)
      ? fieldFor(view, unit.seat, book, unit, weights)(unit.at, unit.level, unit.aloft).standing * (unit.done ? LATER : 1) * weights.aiming
      : 0;
    const purpose = purposeOf(view, unit.seat, unit);
    const own = unit.seat === seat;
    // Whoever waits is no nearer to his goal because the enemy came to him.
    const near = own || purpose.why !== 'enemy' ? Math.max(0, HORIZON - purpose.distance(unit.at)) * purpose.pull : 0;
    const settled = unit.aloft ? (isSoldier(unit) ? -weights.hovering : 0) : shelterOf(view, ground, unit.at) * weights.shelter;
    const hopes = near * weights.nearer * weights.objective + settled;
    sum += own ? shot * weights.aggression + hopes : -shot * fear - hopes;
  }
  return sum;
}
