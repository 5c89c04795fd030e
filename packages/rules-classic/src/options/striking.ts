import { blowsAt, neighboursOf, wreckings } from '../physical/reach.ts';
import type { Book, View } from '../rule.ts';
import type { Blow, Command, State } from '../shape.ts';

import type { OnMap } from '../state.ts';

export function* strikeOptions(view: State, unit: OnMap, book: Book): Generator<Command> {
  yield { type: 'strike', unit: unit.id, blows: [] };
  for (const target of neighboursOf(view, unit)) {
    const blows = blowsAt(view, unit, target);
    for (const blow of blows) yield { type: 'strike', unit: unit.id, blows: [blow] };
    for (const blow of book.offered('blows', { view, unit, book, target })) {
      const command: Command = { type: 'strike', unit: unit.id, blows: [blow] };
      if (book.allows(view as View, command, unit.seat)) yield command;
    }
    const both = punchesIn(blows);
    if (both.length === 2) yield { type: 'strike', unit: unit.id, blows: both };
  }
  for (const blow of wreckings(view, unit)) yield { type: 'strike', unit: unit.id, blows: [blow] };
}

export const punchesIn = (blows: readonly Blow[]): readonly Blow[] => blows.filter(({ kind }) => kind === 'punch');
