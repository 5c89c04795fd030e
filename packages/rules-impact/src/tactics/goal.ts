import type { Seat, View } from '@sortie/kernel';
import { groundOf } from '../board/compile.ts';
import type { Edge } from '../board/plan.ts';
import { forceAt, placeOf } from '../model/lookup.ts';
import type { Impact } from '../model/shape.ts';
import type { Unit } from '../model/state.ts';
import { enemyOf, is, isDown, isDrone, isPlaced, isSoldier, moveOf, unitsOf } from '../units/unit.ts';
import { bestBlast } from './blasts.ts';
import { errands } from './errands.ts';
import { pointWorth } from './stakes.ts';
import { standingOf, turnsLeft } from './tempo.ts';
import type { Weights } from './weights.ts';
import { worthOf } from './worth.ts';

type V = View<Impact>;

/** Where a unit is wanted, and how much a point nearer to it counts. */
export interface Purpose {
  readonly distance: (at: number) => number;
  readonly pull: number;
  readonly why: 'objective' | 'edge' | 'enemy';
}

/** What a point of way counts, by what it leads to. */
const PULL = { post: 0.6, objective: 0.5, edge: 0.9, enemy: 0.3, drone: 0.25 } as const;
/** No nearer than a good shot wants. */
const CLOSE = 7;
/** Commanders lead from behind. */
const ASIDE = 14;
/** From here on a shot has lost too much on its way to wait for it. */
const LONG = 14;

/** Where this unit should be: on an objective, over the far edge, near the enemy. */
export function purposeOf(view: V, seat: Seat, unit: Unit): Purpose {
  if (isDrone(unit)) return forDrone(view, seat, unit);
  const ground = groundOf(view.map);
  const edge = exitFor(view, seat, unit);
  if (edge)
    return {
      distance: at => ground.toEdge(at, edge),
      pull: hurried(view, unit, ground.toEdge(placeOf(unit), edge), PULL.edge),
      why: 'edge',
    };
  const errand = errands(view, seat).get(unit.id);
  if (errand) {
    const { at: goal, slack, post } = errand;
    const far = unit.at === null ? 0 : ground.range(unit.at, goal);
    return {
      distance: at => Math.max(0, ground.range(at, goal) - slack),
      pull: hurried(view, unit, far, post ? PULL.post : PULL.objective),
      why: 'objective',
    };
  }
  const close = is(unit, 'command') ? ASIDE : CLOSE;
  return towardEnemy(view, seat, close, standingOf(view, seat) === 1 ? PULL.enemy * 0.6 : PULL.enemy);
}

/** The less time is left for the way, the more each step counts. */
function hurried(view: V, unit: Unit, far: number, pull: number): number {
  const spare = turnsLeft(view, unit.done) - far / (moveOf(unit) + 0.5);
  return pull * (spare >= 3 ? 1 : spare >= 0 ? 2.2 - 0.4 * spare : 1);
}

function towardEnemy(view: V, seat: Seat, close: number, pull: number): Purpose {
  const ground = groundOf(view.map);
  const enemies = unitsOf(view, enemyOf(seat)).filter(enemy => isPlaced(enemy) && (isSoldier(enemy) || enemy.kind === 'sentry'));
  if (enemies.length > 0) {
    const spots = enemies.map(enemy => ({ at: placeOf(enemy), least: isDown(enemy) ? 0 : close }));
    const way = (range: number): number => range + Math.max(0, range - LONG) * 0.7;
    return { distance: at => Math.min(...spots.map(spot => way(Math.max(spot.least, ground.range(at, spot.at))))), pull, why: 'enemy' };
  }
  // Nobody in sight yet: toward where the enemy comes from.
  const force = forceAt(view, enemyOf(seat));
  const home = force.enters?.edges[0] ?? force.friendly[0];
  return { distance: at => (home ? Math.max(10, ground.toEdge(at, home)) : 0), pull, why: 'enemy' };
}

/** Bombs go where they do most, jammers into the midst of the enemy, eyes keep at a distance. */
function forDrone(view: V, seat: Seat, unit: Unit): Purpose {
  if (is(unit, 'bomb')) {
    const goal = bestBlast(view, seat, unit);
    if (goal) return { distance: at => groundOf(view.map).range(at, goal.at), pull: 0.8, why: 'objective' };
  }
  const close = is(unit, 'ecm') ? 6 : is(unit, 'recon') ? 12 : is(unit, 'bomb') ? 10 : 5;
  return towardEnemy(view, seat, close, PULL.drone);
}

/** The edge that this unit may still reach in time, if the scenario pays for it. */
function exitFor(view: V, seat: Seat, unit: Unit): Edge | undefined {
  if (unit.kind !== 'armored' || !isPlaced(unit)) return undefined;
  const ground = groundOf(view.map);
  const steps = turnsLeft(view, unit.done) * (moveOf(unit) + 0.5);
  return exitEdges(view, seat).find(edge => ground.toEdge(unit.at, edge) + 1 <= steps);
}

/** What it is worth to be across: the points, and to be out of harm’s way. */
export const exitGain = (view: V, seat: Seat, unit: Unit, weights: Weights): number => {
  const points = view.plan.victory.awards.reduce((sum, award) => sum + (award.kind === 'exits' && award.seat === seat ? award.each : 0), 0);
  return points * pointWorth(view.plan, weights) + 4 - worthOf(unit) * 0.1;
};

export const exitEdges = (view: V, seat: Seat): readonly Edge[] =>
  view.plan.victory.awards.flatMap(award => (award.kind === 'exits' && award.seat === seat ? award.edges : []));
