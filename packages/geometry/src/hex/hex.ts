/**
 * A hex by its axial coordinates: `q` counts columns to the east, `r` counts hexes to the south along a column.
 * Columns of a map sheet are straight, so hexes are flat-topped. The map's first hex (0101) is `{ q: 0, r: 0 }`.
 */
export interface Hex {
  readonly q: number;
  readonly r: number;
}

export const hex = (q: number, r: number): Hex => ({ q, r });

export const sameHex = (a: Hex, b: Hex): boolean => a.q === b.q && a.r === b.r;

export const add = (a: Hex, b: Hex): Hex => ({ q: a.q + b.q, r: a.r + b.r });

export const subtract = (a: Hex, b: Hex): Hex => ({ q: a.q - b.q, r: a.r - b.r });

const HALF = 0x8000;

/** One whole number per hex, for `Set`, `Map` and sorting; good for coordinates from −32768 to 32767. */
export const hexKey = (h: Hex): number => (h.q + HALF) * 0x10000 + (h.r + HALF);

export const hexOfKey = (key: number): Hex => ({ q: Math.floor(key / 0x10000) - HALF, r: (key % 0x10000) - HALF });

/** Hexes in map order: by column, then down the column. */
export const compareHexes = (a: Hex, b: Hex): number => a.q - b.q || a.r - b.r;

/** Hexes from one centre to the other, counting the last but not the first. */
export function distance(a: Hex, b: Hex): number {
  const q = Math.abs(a.q - b.q);
  const r = Math.abs(a.r - b.r);
  const s = Math.abs(a.q + a.r - b.q - b.r);
  return Math.max(q, r, s);
}
