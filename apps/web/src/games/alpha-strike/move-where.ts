import { table as terrain } from '@sortie/board';
import type { Spot } from '@sortie/board-view';
import { table as geometry } from '@sortie/geometry';
import type { Refusal } from '@sortie/kernel';
import { type AlphaStrike, isOn, radiusOf, type Standing } from '@sortie/rules-alpha-strike';
import type { Change } from '../../battle/face.ts';
import { nextAround } from '../../battle/walk.ts';
import { pointAt } from './ground.ts';
import { endOf, type Moving, moverOf, type Now, purse, startIn, wayTo } from './move-state.ts';
import { foes } from './prospects.ts';
import { headingOf, type Point, toPoint } from './scale.ts';

export type Moves = Change<AlphaStrike, Moving>;

/** Letting go near an enemy's base means: against it. */
export function nudged({ view }: Now, unit: Standing, state: Moving, at: Point): Point {
  if (view.table.hexes) return at;
  const own = radiusOf(unit);
  const near = view.units.find(other => {
    if (!isOn(other) || other.id === unit.id || other.hidden || other.airborne) return false;
    const far = Math.hypot(at.x - other.at.x, at.y - other.at.y);
    return far < own + radiusOf(other) + 60;
  });
  if (!isOn(near)) return at;
  const from = Math.hypot(at.x - near.at.x, at.y - near.at.y) < 40 ? endOf(unit, { ...state, leg: [] }) : at;
  return geometry.contact(from, { at: near.at, radius: radiusOf(near) }, own);
}

export function point(moment: Now, state: Moving, spot: Spot): Moves {
  const unit = moverOf(moment);
  if (!unit) return {};
  if (state.mode === 'stand') return { state: { ...state, heading: headingTo(unit, toPoint(spot)) } };
  const at = nudged(moment, unit, state, pointAt(moment.view, spot));
  const way = wayTo(moment, unit, state, at);
  return way.state ? { state: way.state } : { refusals: way.refusals };
}

function headingTo({ at }: { readonly at: Point }, to: Point): number {
  return (Math.round((Math.atan2(to.x - at.x, at.y - to.y) * 180) / Math.PI) + 360) % 360;
}

const AROUND = [0, 45, -45, 90, -90, 135, -135, 180] as const;

/** Up to the next enemy until the bases touch, from its own side or another; if it is too far, as far towards it as it goes. */
export function upTo(moment: Now, state: Moving, by: 1 | -1): Moves {
  const unit = moverOf(moment);
  if (!unit) return {};
  const near = [...foes(moment.view, moment.seat)].sort(
    (a, b) => geometry.distanceSquared(unit.at, a.at) - geometry.distanceSquared(unit.at, b.at),
  );
  const foe = nextAround(
    near,
    near.find(({ id }) => id === state.foe),
    by,
  );
  if (!foe) return {};
  const mode = state.mode === 'stand' ? 'ground' : state.mode;
  const start: Moving = { ...startIn(mode), foe: foe.id };
  const base = { at: foe.at, radius: radiusOf(foe) };
  const line = headingTo({ at: foe.at }, unit.at);
  let refusals: readonly Refusal[] = [];
  for (const turn of AROUND) {
    const { dx, dy } = headingOf(line + turn);
    const touch = geometry.contact({ x: foe.at.x + dx, y: foe.at.y + dy }, base, radiusOf(unit));
    const way = wayTo(moment, unit, start, terrain.standingPoint(moment.view.table, touch));
    if (way.state) return { state: way.state };
    if (refusals.length === 0) refusals = way.refusals;
  }
  const { left } = purse(moment.view, moment.book, unit, start);
  for (const share of [1, 0.75, 0.5, 0.25]) {
    const nearer = geometry.towards(unit.at, foe.at, Math.floor(left * share));
    const way = wayTo(moment, unit, start, terrain.standingPoint(moment.view.table, nearer));
    if (way.state) return { state: way.state };
  }
  return { state: start, refusals };
}
