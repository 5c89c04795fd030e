import type { Way } from '@sortie/kernel';
import type { Drafting } from './drafting.ts';

export const keyOf = ({ ask }: Way): string => JSON.stringify(ask);

export const isOpen = ({ found }: Way): boolean => 'answer' in found;

/** What somebody would do who says nothing: everything that may hit, or the best there is. */
export function usual(ways: readonly Way[], { single, rolls }: Pick<Drafting, 'single' | 'rolls'>): readonly Way[] {
  const able = ways.filter(way => isOpen(way) && rolls(way.ask.kind));
  if (!single) return able.filter(({ ask, found }) => ask.kind === 'fire' && 'answer' in found && (found.chance ?? 1) > 0);
  const [best] = able.toSorted((a, b) => (b.expected ?? 0) - (a.expected ?? 0));
  return best ? [best] : [];
}

/** What some ways promise together: the best chance to hit, and the damage to be hoped for. */
export interface Outlook {
  readonly chance: number;
  readonly hope: number;
}

export function outlookOf(ways: readonly Way[]): Outlook {
  let [chance, hope] = [0, 0];
  for (const { found, expected = 0 } of ways) {
    if (!('answer' in found)) continue;
    chance = Math.max(chance, found.chance ?? 0);
    hope += expected;
  }
  return { chance, hope };
}
