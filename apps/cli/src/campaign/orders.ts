import { type Campaign, type Command, type Crew, called, everybody, isForCrews, orderFor, type Unit, type Work } from '@sortie/campaign';
import { type Match, nth } from '@sortie/kernel';

/** The one that is meant by a number, or by a name that fits one alone. */
function meant<T extends Unit | Crew>(all: readonly T[], said: string, nameOf: (one: T) => string): number | string {
  if (/^#?\d+$/.test(said)) return Number(said.replace('#', ''));
  const found = all.filter(one => nameOf(one).toLowerCase().startsWith(said.toLowerCase()));
  if (found.length === 1) return nth(found, 0).id;
  return found.length === 0 ? `nobody is called ${said}` : `${said} could be ${found.map(nameOf).join(' or ')}`;
}

/** What a line of the shell wants done: these, or everybody whom it concerns as long as points and hours last. */
export function ordersFor(
  { state, book }: Match<Campaign>,
  seat: number,
  work: Work,
  who: readonly string[] | 'all',
): readonly Command[] | string {
  if (who === 'all') {
    if (work === 'scrap') return 'say which units to scrap';
    const all = everybody(book, state, seat, work);
    return all.length > 0 ? all : 'there is nobody whom that concerns, or nothing left to pay for it';
  }
  if (who.length === 0) return 'say who, or --all';
  const orders: Command[] = [];
  for (const said of who) {
    const id = isForCrews(work)
      ? meant(
          state.crews.filter(crew => crew.seat === seat),
          said,
          ({ name }) => name,
        )
      : meant(
          state.units.filter(unit => unit.seat === seat),
          said,
          called,
        );
    if (typeof id === 'string') return id;
    orders.push(orderFor(work, id));
  }
  return orders;
}
