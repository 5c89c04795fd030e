import type { Rulebook, Seat, View } from '@sortie/kernel';
import type { Impact } from '../model/shape.ts';
import { inOrder, isPlaced } from '../units/unit.ts';
import { fieldFor } from './field.ts';
import { purposeOf } from './goal.ts';
import { nerve } from './tempo.ts';
import type { Weights } from './weights.ts';

/** Whoever has acted shoots next turn at the earliest, and by then much may have changed. */
const LATER = 0.5;

/** What is about to happen: who has whom before the muzzle, and who is near to what the scenario asks for. */
export function outlook(view: View<Impact>, seat: Seat, book: Rulebook<Impact>, weights: Weights): number {
  let sum = 0;
  const fear = weights.caution * nerve(view, seat);
  for (const unit of view.units) {
    if (!isPlaced(unit)) continue;
    const own = unit.seat === seat;
    const shot = inOrder(unit)
      ? fieldFor(view, unit.seat, book, unit, weights)(unit.at, unit.level, unit.aloft).standing * (unit.done ? LATER : 1) * weights.aiming
      : 0;
    const purpose = purposeOf(view, unit.seat, unit);
    const far = purpose.distance(unit.at) * purpose.pull * weights.nearer * weights.objective;
    sum += own ? shot * weights.aggression - far : far - shot * fear;
  }
  return sum;
}
