import { table as terrain } from '@sortie/board';
import { MEASURES } from '../measure.ts';
import type { Book, Seen } from '../rule.ts';
import type { Point } from '../shape.ts';
import { INCH, type Standing } from '../state.ts';
import { gaitOf } from './journey.ts';

/** A place that a unit can walk to, and the way there without the point it starts from. */
export interface Way {
  readonly at: Point;
  readonly path: readonly Point[];
}

/** Places in reach on the ground that are worth more than nothing, the best first, as many as somebody has the patience to try. */
export function* waysOnGround(view: Seen, unit: Standing, book: Book, worth: (at: Point) => number, tries: number): Generator<Way> {
  const inches = book.ask('move', { state: view, unit, mode: 'ground' }).total;
  if (inches <= 0) return;
  const reach = terrain.reachOf(
    view.table,
    unit.at,
    unit.z,
    MEASURES[unit.base].allowance(inches) * INCH,
    gaitOf(unit, 'ground', book, view),
  );
  const places = [...reach.points()].filter(at => worth(at) > 0).sort((a, b) => worth(b) - worth(a));
  for (const at of places.slice(0, tries)) {
    const path = reach.pathTo(at)?.slice(1);
    if (path && path.length > 0) yield { at, path };
  }
}
