import type { Sight } from '../board/ground.ts';
import type { Book } from '../rule.ts';
import { TERRAINS } from '../terrain/chart.ts';

/** May players look along a line before they commit a soldier to it? */
export const mayMeasure = (book: Book): boolean => book.holds('measures', {}) !== undefined;

const known = new WeakMap<Book, Sight>();

/** How lines of sight are judged by the rules in force. Lines are looked along again and again, so every answer is asked for once. */
export function sightOf(book: Book): Sight {
  const remembered = known.get(book);
  if (remembered) return remembered;
  const blind = new Map<number, number>();
  const sight: Sight = {
    stands: TERRAINS.map(terrain => book.holds('stands', { terrain }) !== undefined),
    hillEdges: book.holds('edge', { standing: false }) !== undefined,
    blind: (distance, above, level, ground) => {
      const key = (((distance << 5) | above) << 12) | (level << 6) | ground;
      let points = blind.get(key);
      if (points === undefined) {
        points = book.ask('blind', { distance, above, level, ground }).total;
        blind.set(key, points);
      }
      return points;
    },
  };
  known.set(book, sight);
  return sight;
}
