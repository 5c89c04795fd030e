import { table as terrain } from '@sortie/board';
import { table as geometry } from '@sortie/geometry';
import type { Point, State, Unit } from '../shape.ts';
import { baseOf, onTable, radiusOf } from '../state.ts';

const AROUND: readonly (readonly [number, number])[] = [
  [0, 0],
  [0, 1],
  [1, 0],
  [-1, 0],
  [0, -1],
  [1, 1],
  [-1, 1],
  [1, -1],
  [-1, -1],
];

/** The nearest place to a point where a base stands free of all others; the point itself if there is none. */
export function restingPlace(state: State, unit: Unit, near: Point): Point {
  const { width, height } = state.table;
  const radius = radiusOf(unit);
  const others = onTable(state).filter(({ id }) => id !== unit.id);
  for (let ring = 1; ring <= 6; ring++) {
    for (const [dx, dy] of AROUND) {
      const at = terrain.standingPoint(state.table, { x: near.x + dx * radius * ring, y: near.y + dy * radius * ring });
      if (at.x < 0 || at.y < 0 || at.x > width || at.y > height) continue;
      if (!others.some(other => geometry.overlap({ at, radius }, baseOf(other)))) return at;
    }
  }
  return near;
}

/** Where a unit lies once it has been put down near a point. */
export function putDown(state: State, unit: Unit, near: Point): { readonly at: Point; readonly z: number } {
  const at = restingPlace(state, unit, near);
  return { at, z: terrain.groundAt(state.table, at).elevation };
}
