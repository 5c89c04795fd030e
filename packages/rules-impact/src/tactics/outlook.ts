import type { Rulebook, Seat, View } from '@sortie/kernel';
import { groundOf } from '../board/compile.ts';
import { unitAt } from '../model/lookup.ts';
import type { Impact } from '../model/shape.ts';
import type { Unit, UnitId } from '../model/state.ts';
import { inOrder, isPlaced, isSoldier } from '../units/unit.ts';
import { glance } from './field.ts';
import { type Aim, bestOnTheMove } from './foresight.ts';
import { purposeOf } from './goal.ts';
import { shelterOf } from './marks.ts';
import { stakeOf } from './stakes.ts';
import { nerve } from './tempo.ts';
import type { Weights } from './weights.ts';

/** From further away nobody is near to anything. */
const HORIZON = 60;

/** Whoever is hit comes down or runs: of what the others would do on top of the worst so much comes about. */
const CROSSFIRE = 0.5;

/** What is about to happen: who has whom before the muzzle, and who is near to what the scenario asks for. */
export function outlook(view: View<Impact>, seat: Seat, book: Rulebook<Impact>, weights: Weights): number {
  const ground = groundOf(view.map);
  const threats = new Map<UnitId, Threat>();
  let sum = 0;
  for (const unit of view.units) {
    if (!isPlaced(unit)) continue;
    if (inOrder(unit)) {
      const { target, harm } = aimOf(view, book, unit, weights);
      if (target >= 0) threats.set(target, joined(threats.get(target), harm));
      if (!unit.done) sum += unit.seat === seat ? weights.ready : -weights.ready;
    }
    const purpose = purposeOf(view, unit.seat, unit);
    // The enemy is no goal by himself: nobody is further from winning because the nearest one has fallen.
    const near = purpose.why === 'enemy' ? 0 : Math.max(0, HORIZON - purpose.distance(unit.at)) * purpose.pull;
    const settled = unit.aloft ? (isSoldier(unit) ? -weights.hovering : 0) : shelterOf(view, ground, unit.at) * weights.shelter;
    const hopes = near * weights.nearer * weights.objective + settled;
    sum += unit.seat === seat ? hopes : -hopes;
  }
  return sum + exchange(view, seat, threats, weights);
}

/** At whom somebody would fire from where it is, or from where it can still go this turn. */
function aimOf(view: View<Impact>, book: Rulebook<Impact>, unit: Unit & { readonly at: number }, weights: Weights): Aim {
  const { standing, target } = glance(view, book, unit, weights);
  if (unit.done) return { target, harm: standing * weights.after };
  const moved = weights.foresight > 0 ? bestOnTheMove(view, book, unit, weights) : undefined;
  return moved && moved.harm > standing ? moved : { target, harm: standing };
}

/** What those who aim at somebody would do to him: all together, and the best of them. */
interface Threat {
  readonly all: number;
  readonly worst: number;
}

const joined = (before: Threat | undefined, harm: number): Threat =>
  before ? { all: before.all + harm, worst: Math.max(before.worst, harm) } : { all: harm, worst: harm };

/** Nobody is lost twice, and nobody waits for the second shot where the first has hit him. */
function exchange(view: View<Impact>, seat: Seat, threats: ReadonlyMap<UnitId, Threat>, weights: Weights): number {
  const fear = weights.caution * nerve(view, seat);
  let sum = 0;
  for (const [id, { all, worst }] of threats) {
    const target = unitAt(view, id);
    const loss = Math.min((worst + (all - worst) * CROSSFIRE) * weights.threat, 0.7 * stakeOf(view, target, weights).end);
    sum += target.seat === seat ? -loss * fear : loss * weights.aggression;
  }
  return sum;
}
