import type { Rulebook, Seat, View } from '@sortie/kernel';
import { groundOf } from '../board/compile.ts';
import type { Edge } from '../board/plan.ts';
import type { Command } from '../model/command.ts';
import { forceAt, placeOf } from '../model/lookup.ts';
import type { Impact } from '../model/shape.ts';
import type { Unit } from '../model/state.ts';
import { isPlaced, moveOf, unitsOf } from '../units/unit.ts';
import { fieldFor } from './field.ts';
import { purposeOf } from './goal.ts';
import { shelterOf } from './marks.ts';
import type { Weights } from './weights.ts';

type V = View<Impact>;

/** Soldiers come on at least so far from each other. */
const APART = 3;

const known = new WeakMap<V['map'], Map<string, readonly number[]>>();

/** Points of some edges, from one end to the other. */
function pointsOf(view: V, edges: readonly Edge[]): readonly number[] {
  const byEdges = known.get(view.map) ?? new Map<string, readonly number[]>();
  known.set(view.map, byEdges);
  const key = edges.join();
  const ground = groundOf(view.map);
  const points = byEdges.get(key) ?? ground.spots.filter(at => ground.edges(at).some(edge => edges.includes(edge)));
  byEdges.set(key, points);
  return points;
}

/** Ways to come on: spread over the edge, each where its own errand lies straight ahead. */
export function* entries(view: V, seat: Seat, unit: Unit): Generator<Command & { type: 'enter' }> {
  const ground = groundOf(view.map);
  for (const at of pointsOf(view, forceAt(view, seat).enters?.edges ?? [])) {
    const level = unit.kind === 'armed' || unit.kind === 'unarmed' ? Math.max(ground.level(at) + 6, ground.top(at)) : ground.level(at);
    yield { type: 'enter', at, level };
  }
}

export function entryWorth(
  view: V,
  seat: Seat,
  book: Rulebook<Impact>,
  unit: Unit,
  weights: Weights,
): (at: number, level: number) => number {
  const ground = groundOf(view.map);
  const edge = pointsOf(view, forceAt(view, seat).enters?.edges ?? []);
  const field = fieldFor(view, seat, book, unit, weights);
  const { distance, pull } = purposeOf(view, seat, unit);
  const friends = unitsOf(view, seat).filter(other => isPlaced(other) && other.id !== unit.id);
  const slot = slotOf(view, seat, unit, edge);
  const nearest = Math.min(...edge.map(distance));
  return (at, level) => {
    const aloft = level > ground.level(at);
    const crowd = friends.filter(friend => ground.range(placeOf(friend), at) < APART).length;
    const astray = slot === undefined ? 0 : ground.range(at, slot) * 0.06;
    const danger = field(at, level, aloft).danger * weights.fear * weights.caution;
    return (
      5 +
      moveOf(unit) * 0.01 -
      (distance(at) - nearest) * pull * 0.5 -
      danger -
      crowd -
      astray +
      (aloft ? 0 : shelterOf(view, ground, at) * 0.02)
    );
  };
}

/** Its place in the line: everybody has one, over the middle of the edge. */
function slotOf(view: V, seat: Seat, unit: Unit, edge: readonly number[]): number | undefined {
  const line = unitsOf(view, seat).map(({ id }) => id);
  const share = 0.15 + (0.7 * (line.indexOf(unit.id) + 0.5)) / line.length;
  return edge[Math.floor(share * edge.length)];
}
