import type { Line } from './line.ts';

export interface AreaCoverage {
  readonly area: string;
  readonly lines: number;
  readonly editorial: number;
  readonly implemented: number;
  readonly proven: number;
}

export interface BookCoverage {
  readonly book: string;
  readonly lines: number;
  readonly editorial: number;
  readonly implemented: number;
  readonly proven: number;
  readonly areas: readonly AreaCoverage[];
  /** Mechanics that are not both implemented and proven. */
  readonly missing: readonly string[];
}

export interface Coverage {
  readonly books: readonly BookCoverage[];
}

export interface LinesOfBook {
  readonly book: string;
  readonly lines: readonly Line[];
}

/**
 * How much of each book the product plays. A line is implemented if a rule value carries or covers its id, and proven if a `rule()` test
 * for it passed in the last run. Editorial lines count as lines and as editorial, never as implemented or proven.
 */
export function coverage(books: readonly LinesOfBook[], implemented: ReadonlySet<string>, proven: ReadonlySet<string>): Coverage {
  const count = (lines: readonly Line[]) => {
    const mechanics = lines.filter(({ kind }) => kind !== 'editorial');
    return {
      lines: lines.length,
      editorial: lines.length - mechanics.length,
      implemented: mechanics.filter(({ id }) => implemented.has(id)).length,
      proven: mechanics.filter(({ id }) => proven.has(id)).length,
    };
  };
  return {
    books: books.map(({ book, lines }) => ({
      book,
      ...count(lines),
      areas: [...byArea(lines)].map(([area, some]) => ({ area, ...count(some) })),
      missing: lines.filter(({ id, kind }) => kind !== 'editorial' && !(implemented.has(id) && proven.has(id))).map(({ id }) => id),
    })),
  };
}

/** Areas in the order in which the book comes to them. */
function byArea(lines: readonly Line[]): ReadonlyMap<string, readonly Line[]> {
  const areas = new Map<string, Line[]>();
  for (const line of lines) {
    const some = areas.get(line.area);
    if (some) some.push(line);
    else areas.set(line.area, [line]);
  }
  return areas;
}
