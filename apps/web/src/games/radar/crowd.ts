import type { RadarCell, Spot } from '@sortie/board-view';

/** Where a craft is drawn, and how much of its full size it has. */
export interface Stand {
  readonly at: Spot;
  readonly size: number;
}

/** What a craft takes at full size with the air around it, in drawing units. */
const FULL = 52;
const SIZES = [1, 0.86, 0.74, 0.64, 0.55, 0.46, 0.38] as const;

/** So many in a circle around the middle of a map. */
function around(middle: Spot, room: number, count: number): readonly Stand[] {
  if (count === 1) return [{ at: middle, size: 1 }];
  const reach = room * 0.58;
  const beside = 2 * reach * Math.sin(Math.PI / count);
  const size = Math.min(1, Math.max(0.34, Math.min(beside, room * 0.84) / FULL));
  return Array.from({ length: count }, (_, i) => {
    const bearing = (i / count) * 2 * Math.PI;
    return { at: { x: middle.x + Math.sin(bearing) * reach, y: middle.y - Math.cos(bearing) * reach }, size };
  });
}

interface Rows {
  readonly rows: number;
  readonly size: number;
}

/** The largest size at which so many fit into rows along a part of a ring. */
function rowsFor({ inner, outer, from, to }: RadarCell, count: number): Rows {
  const deep = outer - inner;
  const long = ((inner + outer) / 2) * Math.min(to - from, 4);
  for (const size of SIZES) {
    const each = FULL * size;
    const rows = Math.max(1, Math.floor(deep / each));
    if (rows * Math.max(1, Math.floor(long / each)) >= count) return { rows: Math.min(rows, count), size };
  }
  return { rows: Math.max(1, Math.floor(deep / (FULL * 0.34))), size: 0.34 };
}

/** Craft that share a part of a radar map stand in rows along its ring, as large as there is room for. Everybody is inside of it. */
export function standsIn(cell: RadarCell, middle: Spot, count: number): readonly Stand[] {
  const { inner, outer, from, to, at } = cell;
  if (inner === 0) return around(middle, outer, count);
  if (count === 1) return [{ at, size: 1 }];
  const { rows, size } = rowsFor(cell, count);
  const perRow = Math.ceil(count / rows);
  const bearing = to - from > 6 ? 0 : (from + to) / 2;
  return Array.from({ length: count }, (_, i) => {
    const [row, place] = [Math.floor(i / perRow), i % perRow];
    const reach = inner + ((row + 0.5) * (outer - inner)) / rows;
    const many = Math.min(perRow, count - row * perRow);
    const turned = bearing + ((place - (many - 1) / 2) * Math.min(FULL * size, ((to - from) * reach) / many)) / reach;
    return { at: { x: middle.x + Math.sin(turned) * reach, y: middle.y - Math.cos(turned) * reach }, size };
  });
}
