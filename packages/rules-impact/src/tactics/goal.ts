import type { Seat, View } from '@sortie/kernel';
import { groundOf } from '../board/compile.ts';
import type { Impact } from '../model/shape.ts';
import type { Unit } from '../model/state.ts';
import { enemyOf, isPlaced, isSoldier, moveOf, onMap, unitsOf } from '../units/unit.ts';

type V = View<Impact>;

/** How far a place is from where this unit is wanted: an objective, the far edge, the enemy. Smaller is better. */
export function distanceToGoal(view: V, seat: Seat, unit: Unit): (at: number) => number {
  const ground = groundOf(view.map);
  const targets = wanted(view, seat, unit);
  const far = canCross(view, seat, unit) ? exitEdge(view, seat) : undefined;
  if (targets.length > 0) return at => Math.min(...targets.map(target => ground.range(at, target)));
  if (far && unit.kind === 'armored') return at => ground.toEdge(at, far);
  const enemies = unitsOf(view, enemyOf(seat)).filter(isPlaced);
  const ahead = view.plan.forces[enemyOf(seat)]!.friendly[0];
  // Nobody in sight yet: toward where the enemy comes from, and no nearer than a good shot wants.
  if (enemies.length === 0) return at => (ahead ? ground.toEdge(at, ahead) : 0);
  return at => Math.max(5, Math.min(...enemies.map(enemy => ground.range(at, enemy.at))));
}

/** Is there time to walk off the far edge? Otherwise the enemy is the better goal. */
function canCross(view: V, seat: Seat, unit: Unit): boolean {
  const edge = exitEdge(view, seat);
  if (!edge || !isPlaced(unit)) return false;
  return groundOf(view.map).toEdge(unit.at, edge) + 1 <= (view.plan.special.turns - view.turn + 1) * (moveOf(unit) + 1);
}

function exitEdge(view: V, seat: Seat) {
  for (const award of view.plan.victory.awards) if (award.kind === 'exits' && award.seat === seat) return award.edges[0];
  return undefined;
}

/** Objectives this unit should see to: each draws the two soldiers nearest to it, a command post that must fall draws everybody. */
function wanted(view: V, seat: Seat, unit: Unit): readonly number[] {
  if (!isSoldier(unit)) return [];
  const standing = view.objectives.filter(({ standing: stands }) => stands);
  if (view.plan.victory.sudden.some(sudden => sudden.kind === 'post' && sudden.seat === seat)) return standing.map(({ at }) => at);
  const ground = groundOf(view.map);
  const friends = unitsOf(view, seat).filter(other => other.id !== unit.id && onMap(other) && isSoldier(other) && other.at !== null);
  const nearer = (at: number): number =>
    friends.filter(other => unit.at !== null && ground.range(other.at!, at) < ground.range(unit.at, at)).length;
  return standing.filter(({ at, holder }) => nearer(at) < (holder === seat ? 1 : 2)).map(({ at }) => at);
}
