import type { Seat, View } from '@sortie/kernel';
import { groundOf } from '../board/compile.ts';
import type { Impact } from '../model/shape.ts';
import type { Unit } from '../model/state.ts';
import { enemyOf, isPlaced, isSoldier, onMap, unitsOf } from '../units/unit.ts';

type V = View<Impact>;

/** How far a place is from where this unit is wanted: an objective, the far edge, the enemy. Smaller is better. */
export function distanceToGoal(view: V, seat: Seat, unit: Unit): (at: number) => number {
  const ground = groundOf(view.map);
  const targets = wanted(view, seat, unit);
  const far = exitEdge(view, seat);
  if (targets.length > 0) return at => Math.min(...targets.map(target => ground.range(at, target)));
  if (far && unit.kind === 'armored') return at => ground.toEdge(at, far);
  const enemies = unitsOf(view, enemyOf(seat)).filter(isPlaced);
  return at => (enemies.length === 0 ? 0 : Math.max(6, Math.min(...enemies.map(enemy => ground.range(at, enemy.at)))));
}

function exitEdge(view: V, seat: Seat) {
  for (const award of view.plan.victory.awards) if (award.kind === 'exits' && award.seat === seat) return award.edges[0];
  return undefined;
}

/** Objectives that are not ours, or ours with nobody on them. */
function wanted(view: V, seat: Seat, unit: Unit): readonly number[] {
  const standing = view.objectives.filter(({ standing: stands }) => stands);
  if (standing.length === 0) return [];
  const guarded = (at: number): boolean =>
    unitsOf(view, seat).some(other => other.id !== unit.id && onMap(other) && isSoldier(other) && other.at === at);
  const open = standing.filter(({ holder, at }) => holder !== seat || !guarded(at));
  return (open.length > 0 ? open : standing).map(({ at }) => at);
}
