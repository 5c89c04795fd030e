import { boardOf } from '@sortie/board';
import type { Hex } from '@sortie/geometry';
import type { Book } from '../rule.ts';
import type { State } from '../shape.ts';
import { tablesOf } from '../tables.ts';
import { woodsAt } from '../terrain/board.ts';
import type { Dispute } from './sight.ts';

/** Ways to choose that come to different woods; among those that come to the same, the first. */
export function distinctChoices(state: State, book: Book, disputes: readonly Dispute[]): readonly (readonly Hex[])[] {
  const board = boardOf(state.board);
  const { hindrance } = tablesOf(book);
  let ways = new Map<string, { readonly hexes: readonly Hex[]; readonly light: number; readonly heavy: number }>([
    ['0 0', { hexes: [], light: 0, heavy: 0 }],
  ]);
  for (const pair of disputes) {
    const next: typeof ways = new Map();
    for (const { hexes, light, heavy } of ways.values()) {
      for (const h of pair) {
        const woods = woodsAt(board, h);
        const way = { hexes: [...hexes, h], light: light + (woods === 1 ? 1 : 0), heavy: heavy + (woods === 2 ? 1 : 0) };
        const key = `${way.light} ${way.heavy}`;
        if (!next.has(key)) next.set(key, way);
      }
    }
    ways = next;
  }
  const points = ({ light, heavy }: { light: number; heavy: number }): number => light * hindrance[1] + heavy * hindrance[2];
  return [...ways.values()].sort((a, b) => points(b) - points(a)).map(({ hexes }) => hexes);
}
