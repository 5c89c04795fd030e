import type { Hex } from './hex.ts';

/** A hex as it is printed: column and row, both counted from 1. Even columns hang half a hex lower than odd ones. */
export interface Offset {
  readonly column: number;
  readonly row: number;
}

export const fromOffset = (column: number, row: number): Hex => ({ q: column - 1, r: row - 1 - ((column - 1) >> 1) });

export const columnOf = (h: Hex): number => h.q + 1;

export const rowOf = (h: Hex): number => h.r + (h.q >> 1) + 1;

export const toOffset = (h: Hex): Offset => ({ column: columnOf(h), row: rowOf(h) });

/**
 * The number printed in a hex: two digits of column, two of row ("0512"). Where a column or row passes 99
 * both parts grow alike ("005112"), so that a number always splits in its middle.
 */
export function hexLabel(h: Hex, digits = 2): string {
  const column = columnOf(h);
  const row = rowOf(h);
  if (column < 0 || row < 0) throw new RangeError(`the hex at column ${column}, row ${row} has no number`);
  const width = Math.max(digits, String(column).length, String(row).length);
  return String(column).padStart(width, '0') + String(row).padStart(width, '0');
}

/** `undefined` when the text is not a hex number. */
export function parseHexLabel(text: string): Hex | undefined {
  if (!/^(?:\d{4}|\d{6}|\d{8})$/.test(text)) return undefined;
  const half = text.length / 2;
  return fromOffset(Number(text.slice(0, half)), Number(text.slice(half)));
}
