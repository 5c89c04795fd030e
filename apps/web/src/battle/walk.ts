import { columnOf, fromOffset, type Hex, rowOf } from '@sortie/geometry';

/** The hex so many columns and rows away, kept on the map. */
export function walked(from: Hex, columns: number, rows: number, size: { readonly width: number; readonly height: number }): Hex {
  const column = Math.min(size.width, Math.max(1, columnOf(from) + columns));
  const row = Math.min(size.height, Math.max(1, rowOf(from) + rows));
  return fromOffset(column, row);
}

/** The next in a list, or `undefined` after the last and before the first: then the focus goes on by itself. */
export function nextIn<T>(list: readonly T[], now: T | undefined, by: 1 | -1): T | undefined {
  const at = now === undefined ? -1 : list.indexOf(now);
  if (at < 0) return by > 0 ? list[0] : list.at(-1);
  return list[at + by];
}

/** The same around the corner. */
export function nextAround<T>(list: readonly T[], now: T | undefined, by: 1 | -1): T | undefined {
  return nextIn(list, now, by) ?? (by > 0 ? list[0] : list.at(-1));
}
