import { FACINGS, STEPS } from './facing.ts';
import type { Hex } from './hex.ts';
import { rowOf } from './offset.ts';

/**
 * Numbers the hexes of a map of `width` columns and `height` rows as cells of one flat array, for typed arrays. Cells follow the axial
 * coordinates, so the step to a neighbour (or any other displacement) is the same number everywhere, without a case for odd and
 * even columns; a margin all around means that a step off the map lands on a cell that is not `inside`. The margin is wide enough
 * for a difference of two cells to tell the displacement of their hexes.
 */
export interface Grid {
  readonly width: number;
  readonly height: number;
  readonly stride: number;
  /** How many cells there are, margin included. */
  readonly size: number;
  /** The cell of hex { q: 0, r: 0 }. */
  readonly origin: number;
  /** 1 for the cells that are hexes of the map. */
  readonly inside: Uint8Array;
  /** The steps to the six neighbours, by facing. */
  readonly steps: Int32Array;
  /** The cells of the map in reading order: row by row, west to east. */
  readonly cells: Int32Array;
}

export function createGrid(width: number, height: number): Grid {
  const skew = (width - 1) >> 1;
  const stride = 2 * width + 1;
  const size = stride * (height + skew + 2);
  const origin = (skew + 1) * stride + 1;
  const inside = new Uint8Array(size);
  const cells = new Int32Array(width * height);
  for (let row = 0; row < height; row++) {
    for (let q = 0; q < width; q++) {
      const cell = origin + (row - (q >> 1)) * stride + q;
      inside[cell] = 1;
      cells[row * width + q] = cell;
    }
  }
  const steps = Int32Array.from(FACINGS, facing => STEPS[facing].r * stride + STEPS[facing].q);
  return { width, height, stride, size, origin, inside, steps, cells };
}

export function contains(grid: Pick<Grid, 'width' | 'height'>, h: Hex): boolean {
  const row = rowOf(h);
  return h.q >= 0 && h.q < grid.width && row >= 1 && row <= grid.height;
}

/** The cell of a hex; −1 off the map. */
export const cellOf = (grid: Grid, h: Hex): number => (contains(grid, h) ? grid.origin + h.r * grid.stride + h.q : -1);

export function hexOfCell(grid: Grid, cell: number): Hex {
  const q = (cell % grid.stride) - 1;
  return { q, r: (cell - grid.origin - q) / grid.stride };
}

/** All hexes of the map in reading order. */
export function hexesOf(grid: Pick<Grid, 'width' | 'height'>): readonly Hex[] {
  const hexes: Hex[] = [];
  for (let row = 0; row < grid.height; row++) {
    for (let q = 0; q < grid.width; q++) hexes.push({ q, r: row - (q >> 1) });
  }
  return hexes;
}
