import type { Zone } from '@sortie/board-view';
import { type Hex, hexesOf, rowOf } from '@sortie/geometry';

/** Both zones as a picture tells them apart: by colour, and by hatching. */
export const bothZones = (first: Omit<Zone, 'tone'>, second: Omit<Zone, 'tone'>): readonly Zone[] => [
  { ...first, tone: 'friend' },
  { ...second, tone: 'mine', hatched: true },
];

/** All hexes of some rows. */
export const rowsOfHexes = (
  board: { readonly width: number; readonly height: number },
  [first, last]: readonly [first: number, last: number],
): readonly Hex[] => hexesOf(board).filter(hex => rowOf(hex) >= first && rowOf(hex) <= last);

/** The columns of so many units side by side from the middle of a map, a hex apart as long as there is room. */
export function columnsFor(count: number, width: number): readonly number[] {
  const step = count * 2 <= width ? 2 : 1;
  const shown = Math.min(count, Math.floor(width / step));
  const first = Math.max(1, Math.round((width - (shown - 1) * step + 1) / 2));
  return Array.from({ length: shown }, (_, i) => first + i * step).filter(column => column <= width);
}
