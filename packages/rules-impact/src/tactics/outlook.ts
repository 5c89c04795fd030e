import type { Rulebook, Seat, View } from '@sortie/kernel';
import type { Impact } from '../model/shape.ts';
import { inOrder, isPlaced, isSoldier } from '../units/unit.ts';
import { distanceToGoal } from './goal.ts';
import { lateness, nerve } from './lateness.ts';
import { threatFrom } from './shooting.ts';
import type { Weights } from './weights.ts';

/** Whoever has acted shoots next turn at the earliest, and by then much may have changed. */
const LATER = 0.5;

/** What is about to happen: who has whom before the muzzle, and who is near to what the scenario asks for. */
export function outlook(view: View<Impact>, seat: Seat, book: Rulebook<Impact>, weights: Weights): number {
  let sum = 0;
  const [fear, pull] = [weights.caution * nerve(view), weights.nearer * weights.objective * (1 + 3 * lateness(view))];
  for (const unit of view.units) {
    if (!isPlaced(unit) || !isSoldier(unit)) continue;
    const shot = inOrder(unit) ? threatFrom(view, book, unit.seat, unit)(unit.at, unit.level) * (unit.done ? LATER : 1) : 0;
    const far = distanceToGoal(view, unit.seat, unit)(unit.at);
    sum += unit.seat === seat ? shot * weights.aiming - far * pull : far * weights.nearer - shot * weights.aiming * fear;
  }
  return sum;
}
