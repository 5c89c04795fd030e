import { type Ground, hasHexes, isHex, type Place, samePlace } from '@sortie/board-view';
import { columnOf, fromOffset, rowOf } from '@sortie/geometry';

const between = (least: number, most: number, value: number): number => Math.min(most, Math.max(least, value));

/** The place so many columns and rows away, kept on the board. */
export function walked(from: Place, columns: number, rows: number, ground: Ground): Place {
  if (hasHexes(ground)) {
    if (!isHex(from)) return from;
    return fromOffset(between(1, ground.width, columnOf(from) + columns), between(1, ground.height, rowOf(from) + rows));
  }
  if (isHex(from)) return from;
  const { extent, stride, snap } = ground;
  const step = (times: number) => ({
    x: between(0, extent.x, from.x + times * columns * stride.x),
    y: between(0, extent.y, from.y + times * rows * stride.y),
  });
  if (!snap) return step(1);
  // Places are not all as wide as a stride: it goes on until it comes to another one.
  const home = snap(from) ?? from;
  for (let times = 1; times <= FARTHEST; times++) {
    const place = snap(step(times));
    if (place && !samePlace(place, home)) return place;
  }
  return from;
}

/** Strides after which there is no other place in a direction. */
const FARTHEST = 40;

/** Somewhere in the middle of a board. */
export function middleOf(ground: Ground): Place {
  if (hasHexes(ground)) return fromOffset((ground.width + 1) >> 1, (ground.height + 1) >> 1);
  const middle = { x: Math.round(ground.extent.x / 2), y: Math.round(ground.extent.y / 2) };
  return ground.snap?.(middle) ?? middle;
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
