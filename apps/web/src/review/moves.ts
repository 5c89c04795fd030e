import type { Game, Rulebook, Seat, Shape, View } from '@sortie/kernel';
import type { HeardEntry } from '@sortie/table';
import type { Asked } from './review-worker.ts';

/** A game as far as it has been heard. */
interface Heard {
  readonly game: Game<Shape>;
  readonly book: Rulebook<Shape>;
  readonly entries: readonly HeardEntry<Shape>[];
  readonly before: readonly View<Shape>[];
}

/** The move of an entry, as its player saw the table; `undefined` where it is not one or nobody was told of it. */
export function moveOf({ game, book, entries, before }: Heard, n: number): Asked | undefined {
  const entry = entries.find(one => one.n === n);
  const picture = before[n];
  if (entry?.kind !== 'command' || entry.command === undefined || !picture) return undefined;
  return {
    game: game.ruleset.id,
    rules: book.rules.map(({ id }) => id),
    view: game.ruleset.view(picture, entry.seat),
    seat: entry.seat,
    command: entry.command,
  };
}

/** The last move of somebody that still stands. */
export function lastMoveOf(entries: readonly HeardEntry<Shape>[], seats: readonly Seat[]): number | undefined {
  let taken = Number.POSITIVE_INFINITY;
  for (const entry of entries.toReversed()) {
    if (entry.kind === 'undo') taken = Math.min(taken, entry.to);
    else if (entry.kind === 'command' && entry.n < taken && entry.command !== undefined && seats.includes(entry.seat)) return entry.n;
  }
  return undefined;
}
