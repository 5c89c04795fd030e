import { table as terrain } from '@sortie/board';
import { table as geometry } from '@sortie/geometry';
import { has } from '../card/specials.ts';
import type { Point, State, Unit, UnitId } from '../shape.ts';
import { bulkyOn, INCH, isMech, isOn, isSubmerged, isSuperheavy, radiusOf, type Standing, tallness } from '../state.ts';

/** What one unit sees of another. */
export interface Seen {
  /** Less than a third of the target shows, or it cannot be seen at all. */
  readonly hidden: boolean;
  /** Between a third and two thirds show. */
  readonly partial: boolean;
  /** Length of growth and smoke on the line, denser growth counted as more. */
  readonly dimmed: number;
  /** The densest growth that the line, the watcher or the target is in; smoke apart. */
  readonly density: number;
  /** One of them is under water and the other neither in nor on it. */
  readonly parted: boolean;
}

/** How tall a part of a target must show: thirds, in thousandths. */
const ONE_THIRD = 333;
const TWO_THIRDS = 667;
const BULKY = 340;

/** The last look of one unit at another, with all that it depends on: the two, the table, and who stands in the way. */
interface Look {
  readonly from: Standing;
  readonly to: Standing;
  readonly table: terrain.TablePlan;
  readonly bulky: readonly Standing[];
  readonly seen: Seen;
}
const looks = new Map<number, Look>();

/** What `from` sees of `to`. What happens to others does not change it, unless it moves somebody who stands in the way. */
export function see(state: State, from: Standing, to: Standing): Seen {
  const { table } = state;
  const key = from.id * 1024 + to.id;
  const last = looks.get(key);
  const bulky = bulkyOn(state);
  if (last && last.from === from && last.to === to && last.table === table && areSame(last.bulky, bulky)) return last.seen;
  const seen = look(state, from, to);
  looks.set(key, { from, to, table, bulky, seen });
  return seen;
}

const areSame = (some: readonly Standing[], others: readonly Standing[]): boolean =>
  some === others || (some.length === others.length && some.every((unit, i) => unit === others[i]));

function look(state: State, from: Standing, to: Standing): Seen {
  const parted = isSubmerged(to) !== isSubmerged(from) && !(isInWater(state, from) && isInWater(state, to));
  const growth = Math.max(growthAround(state, from), growthAround(state, to));
  if (from.airborne || to.airborne)
    return {
      hidden: isIndoors(state, from) || isIndoors(state, to),
      partial: false,
      dimmed: 0,
      density: to.airborne ? 0 : growthAround(state, to),
      parted,
    };
  const sight = terrain.sightOf(state.table, watchFrom(state, from, to.at), postOf(to), blockersOf(state, from.id, to.id));
  const showing = 1000 - sight.hidden;
  // Of a superheavy 'Mech two inches have to be covered, by whatever it is.
  const bulky = isSuperheavy(to);
  const wet = isMech(to) && to.z < 0 && (bulky ? -to.z >= 2 * INCH : -to.z * 2 >= tallness(to));
  return {
    hidden: showing < ONE_THIRD,
    partial: (showing >= ONE_THIRD && showing < (bulky ? BULKY : TWO_THIRDS)) || wet,
    dimmed: sight.dimmed,
    density: Math.max(sight.density, growth),
    parted,
  };
}

/** Nobody in the air sees into a building, or is seen from inside one. */
const isIndoors = (state: State, unit: Standing): boolean => buildingAround(state, unit) !== undefined;

const postOf = (unit: Standing): terrain.Post => ({ at: unit.at, z: unit.z, height: tallness(unit) });

/** Where a unit watches from: a turret on a roof looks over the edge nearest to its target. */
function watchFrom(state: State, unit: Standing, toward: Point): terrain.Post {
  const house = has(unit, 'ROOF')
    ? state.table.pieces.find(({ kind, outline }) => kind === 'building' && geometry.contains(outline, unit.at))
    : undefined;
  if (!house) return postOf(unit);
  const { left, right, top, bottom } = geometry.bounds(house.outline);
  const edge = { x: Math.max(left, Math.min(right, toward.x)), y: Math.max(top, Math.min(bottom, toward.y)) };
  return { ...postOf(unit), at: edge };
}

/** How many thirds of a target's width are seen: lines from the top of the watcher to the middle of each. */
export function thirdsAcross(state: State, from: Standing, to: Standing): number {
  if (from.airborne || to.airborne) return 3;
  const [dx, dy] = [to.at.x - from.at.x, to.at.y - from.at.y];
  const length = Math.sqrt(dx * dx + dy * dy);
  if (length === 0) return 3;
  const aside = (2 * radiusOf(to)) / 3;
  const blockers = blockersOf(state, from.id, to.id);
  let seen = 0;
  for (const share of [-1, 0, 1]) {
    const at = { x: Math.round(to.at.x - (share * aside * dy) / length), y: Math.round(to.at.y + (share * aside * dx) / length) };
    const { hidden } = terrain.sightOf(state.table, watchFrom(state, from, at), { ...postOf(to), at }, blockers);
    if (1000 - hidden >= ONE_THIRD) seen++;
  }
  return seen;
}

/** Can a point on the ground be seen? */
export function seesPoint(state: State, from: Standing, at: Point): boolean {
  if (from.airborne) return true;
  const { elevation } = terrain.groundAt(state.table, at);
  const sight = terrain.sightOf(
    state.table,
    watchFrom(state, from, at),
    { at, z: elevation, height: INCH },
    blockersOf(state, from.id, -1),
  );
  return 1000 - sight.hidden >= ONE_THIRD && sight.dimmed <= 6 * INCH;
}

const NOBODY: readonly terrain.Prepared[] = [];

/** Big units stand in the way like buildings. */
function blockersOf(state: State, a: UnitId, b: UnitId): readonly terrain.Prepared[] {
  const blockers = bulkyOn(state).filter(unit => unit.id !== a && unit.id !== b);
  if (blockers.length === 0) return NOBODY;
  return blockers.map((unit, i) => {
    const outline = { kind: 'circle', at: unit.at, radius: radiusOf(unit) } as const;
    return {
      ...terrain.prepare({ id: `unit-${unit.id}`, kind: 'building', outline, height: tallness(unit) }, i, []),
      floor: unit.z,
      roof: unit.z + tallness(unit),
    };
  });
}

const piecesKnown = new WeakMap<terrain.TablePlan, Map<number, readonly terrain.Piece[]>>();

/** The pieces of terrain that a unit's base touches. */
export function occupiedBy(state: State, unit: Standing): readonly terrain.Piece[] {
  let memory = piecesKnown.get(state.table);
  if (!memory) {
    memory = new Map();
    piecesKnown.set(state.table, memory);
  }
  const key = (unit.at.x * 131072 + unit.at.y) * 1024 + radiusOf(unit);
  const cached = memory.get(key);
  if (cached) return cached;
  const pieces = terrain.occupied(state.table, unit.at, radiusOf(unit));
  if (memory.size > 4096) memory.clear();
  memory.set(key, pieces);
  return pieces;
}

function growthAround(state: State, unit: Standing): number {
  if (unit.airborne) return 0;
  let density = 0;
  for (const piece of occupiedBy(state, unit))
    if (piece.kind === 'woods' || piece.kind === 'jungle') density = Math.max(density, terrain.levelOf(piece));
  return density;
}

export const isInWater = (state: State, unit: Standing): boolean =>
  !unit.airborne && occupiedBy(state, unit).some(({ kind }) => kind === 'water');

/** The building a unit is inside of; not one on whose roof it stands. */
export function buildingAround(state: State, unit: Unit): terrain.Piece | undefined {
  if (!isOn(unit) || unit.airborne) return undefined;
  return state.table.pieces.find(
    piece => piece.kind === 'building' && geometry.contains(piece.outline, unit.at) && unit.z < roofOf(state, piece),
  );
}

export function roofOf(state: State, piece: terrain.Piece): number {
  const box = geometry.bounds(piece.outline);
  const middle = { x: Math.round((box.left + box.right) / 2), y: Math.round((box.top + box.bottom) / 2) };
  return terrain.groundAt(state.table, middle).elevation + terrain.heightOf(piece);
}

/** Does the straight line between two units cross the base of a third? */
export function crosses(from: Standing, to: Standing, between: Standing): boolean {
  return geometry.lengthInside({ kind: 'circle', at: between.at, radius: radiusOf(between) }, from.at, to.at) > 0;
}
