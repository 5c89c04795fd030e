import type { Mode, Moved } from '../shape.ts';

/** A move that has yet to begin, or has been finished at once. */
export const movedBy = (mode: Mode, hexes: number, done = true): Moved => ({
  mode,
  hexes,
  spent: hexes,
  heading: hexes > 0 ? 'forward' : null,
  done,
  rising: false,
  turned: false,
  skidded: false,
  attempts: 0,
  tried: false,
  assault: null,
});

/** What hexes moved are worth, for attacks on a unit as for walls in its way. */
export function byHexes(hexes: number): number {
  if (hexes <= 2) return 0;
  if (hexes <= 4) return 1;
  if (hexes <= 6) return 2;
  if (hexes <= 9) return 3;
  if (hexes <= 17) return 4;
  return hexes <= 24 ? 5 : 6;
}
