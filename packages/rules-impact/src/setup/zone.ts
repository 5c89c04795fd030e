import type { Heading, Spot } from '@sortie/geometry';
import type { Seat } from '@sortie/kernel';
import { groundOf } from '../board/compile.ts';
import { EDGES } from '../board/plan.ts';
import { forceAt } from '../model/lookup.ts';
import type { ScenarioPlan } from '../model/scenario.ts';
import type { State } from '../model/state.ts';

/** May this side set up here? */
export function inZone(state: State, seat: Seat, at: Spot): boolean {
  const zone = forceAt(state, seat).setsUp;
  const ground = groundOf(state.map);
  return zone !== undefined && ground.has(at) && ground.panelsAt(at).some(panel => zone.panels.includes(panel));
}

const zones = new WeakMap<ScenarioPlan, Map<Seat, readonly Spot[]>>();

/** Points of the side's zone: the same all through a game. */
export function zoneOf(state: State, seat: Seat): readonly Spot[] {
  const known = zones.get(state.plan) ?? new Map<Seat, readonly Spot[]>();
  zones.set(state.plan, known);
  const zone = known.get(seat) ?? groundOf(state.map).spots.filter(at => inZone(state, seat, at));
  known.set(seat, zone);
  return zone;
}

/** A soldier that is set up looks away from its own edge. */
export function facingOut(state: State, seat: Seat): Heading {
  const home = forceAt(state, seat).friendly[0];
  return home === 'north' ? 3 : home === 'east' ? 5 : home === 'west' ? 2 : 0;
}

/** Steps to the nearest edge of the map. */
export const fromEdges = (state: State, at: Spot): number => Math.min(...EDGES.map(edge => groundOf(state.map).toEdge(at, edge)));

/** Why a side may not set anything up now. */
export const isMySetup = (state: State, seat: Seat): string | undefined =>
  state.phase === 'setup' && settingUp(state) === seat ? undefined : 'it is not your time to set up';

/** Which side sets up now: the first that is not ready. */
export const settingUp = (state: State): Seat | undefined => {
  const seat = state.sides.findIndex(side => !side.ready);
  return seat < 0 ? undefined : seat;
};
