import type { Drawing, Mark } from './drawing.ts';

export type Paper = 'a4' | 'letter';
export type PerPage = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

const SIZES: Readonly<Record<Paper, readonly [number, number]>> = { a4: [2100, 2970], letter: [2159, 2794] };
/** Up to three flat sheets lie below each other. */
const columnsOf = (perPage: PerPage): number => (perPage <= 3 ? 1 : 2);
/** What no printer reaches. */
const MARGIN = 90;
const GAP = 20;

/** Drawings laid out on pages, scaled to fit their cells, never enlarged more than twice. Sheets of unlike size get pages of their own. */
export function paged(drawings: readonly Drawing[], perPage: PerPage, paper: Paper): readonly Drawing[] {
  const bySize = new Map<string, Drawing[]>();
  for (const drawing of drawings) {
    const key = `${drawing.width}x${drawing.height}`;
    bySize.set(key, [...(bySize.get(key) ?? []), drawing]);
  }
  return [...bySize.values()].flatMap(alike => {
    const tall = alike.some(({ width, height }) => height > width);
    // A tall sheet takes the room of two flat ones.
    const count = tall ? Math.max(1, Math.floor(perPage / 2)) : perPage;
    const columns = tall ? Math.min(2, count) : columnsOf(perPage);
    return chunks(alike, count).map(chunk => page(chunk, columns, Math.ceil(count / columns), paper));
  });
}

function page(drawings: readonly Drawing[], columns: number, rows: number, paper: Paper): Drawing {
  const [width, height] = SIZES[paper];
  const cellWidth = (width - 2 * MARGIN - (columns - 1) * GAP) / columns;
  const cellHeight = (height - 2 * MARGIN - (rows - 1) * GAP) / rows;
  const marks = drawings.flatMap((drawing, i) => {
    const scale = Math.min(2, cellWidth / drawing.width, cellHeight / drawing.height);
    const x = MARGIN + (i % columns) * (cellWidth + GAP) + (cellWidth - drawing.width * scale) / 2;
    const y = MARGIN + Math.floor(i / columns) * (cellHeight + GAP) + (cellHeight - drawing.height * scale) / 2;
    return drawing.marks.map(mark => scaled(mark, scale, x, y));
  });
  return { width, height, title: drawings.map(({ title }) => title).join(', '), marks };
}

function scaled(mark: Mark, scale: number, dx: number, dy: number): Mark {
  const stroke = 'width' in mark && mark.width !== undefined ? { width: mark.width * scale } : {};
  switch (mark.mark) {
    case 'box':
      return {
        ...mark,
        x: mark.x * scale + dx,
        y: mark.y * scale + dy,
        w: mark.w * scale,
        h: mark.h * scale,
        ...(mark.round !== undefined && { round: mark.round * scale }),
        ...stroke,
      };
    case 'dot':
      return { ...mark, x: mark.x * scale + dx, y: mark.y * scale + dy, r: mark.r * scale, ...stroke };
    case 'line':
      return {
        ...mark,
        x1: mark.x1 * scale + dx,
        x2: mark.x2 * scale + dx,
        y1: mark.y1 * scale + dy,
        y2: mark.y2 * scale + dy,
        width: mark.width * scale,
      };
    case 'shape':
      return { ...mark, points: mark.points.map(([x, y]) => [x * scale + dx, y * scale + dy] as const), ...stroke };
    case 'words':
      return { ...mark, x: mark.x * scale + dx, y: mark.y * scale + dy, size: mark.size * scale };
  }
}

function chunks<T>(items: readonly T[], size: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, i) => items.slice(i * size, (i + 1) * size));
}
