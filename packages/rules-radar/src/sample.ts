import type { Seat } from '@sortie/kernel';
import { options } from './options.ts';
import type { Book } from './rule.ts';
import type { Command, State } from './shape.ts';

type Pick = (n: number) => number;

/** One command at random. There are few at a time, so they are listed; leaving and holding are rare, so that random games are worth playing. */
export function sample(view: State, seat: Seat, book: Book, pick: Pick): Command | undefined {
  const all = [...options(view, seat, book)];
  if (view.phase === 'combat' && !view.clash && all.length > 1 && pick(4) > 0) {
    const active = all.filter(({ type }) => type !== 'hold');
    return active[pick(active.length)];
  }
  return all[pick(all.length)];
}
