import { cellOf, type Hex, numberAt } from '@sortie/geometry';
import type { Board } from '../board.ts';
import { buildingNumbers } from '../buildings.ts';

/** Someone who looks or is looked at. */
export interface Viewer {
  readonly at: Hex;
  /** Levels from its feet to its top: 2 for a standing 'Mech (and when absent), 1 for a prone one, a vehicle or infantry. */
  readonly height?: number;
  /** Levels of its feet above the ground of the hex (its surface, in water). Absent: it stands on the ground, or on the bottom of the water. */
  readonly elevation?: number;
}

/** How much of a viewer is under water: nothing, its lower part, or all. */
export type Wetness = 'dry' | 'wading' | 'submerged';

/** A viewer in numbers. */
export interface Post {
  readonly at: Hex;
  readonly cell: number;
  readonly height: number;
  readonly elevation: number;
  /** The level its top reaches. Terrain matters to it from this level up. */
  readonly top: number;
  readonly wetness: Wetness;
  /** The number of the building it is inside, 0 for none. */
  readonly building: number;
}

export const STANDING = 2;

export function postOf(board: Board, { at, height = STANDING, elevation }: Viewer): Post {
  const cell = cellOf(board.grid, at);
  if (cell < 0) throw new RangeError(`nobody can stand at ${at.q},${at.r}: it is off ${board.name || 'the board'}`);
  const { level, depth, hardTop } = board.packed;
  const feet = elevation ?? -numberAt(depth, cell);
  const inside = feet >= 0 && numberAt(level, cell) + feet < numberAt(hardTop, cell);
  return {
    at,
    cell,
    height,
    elevation: feet,
    top: numberAt(level, cell) + feet + height,
    wetness: feet >= 0 || depth[cell] === 0 ? 'dry' : feet + height > 0 ? 'wading' : 'submerged',
    building: inside ? numberAt(buildingNumbers(board), cell) : 0,
  };
}
