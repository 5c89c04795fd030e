import { type Campaign, type Command, type Crew, called, campaign, type State, type Unit } from '@sortie/campaign';
import { type Match, perform, Rulebook, SeededDice, seedFrom } from '@sortie/kernel';

const book = Rulebook.compile(campaign, campaign.editions['companion'] ?? []);

type Kind = 'repair' | 'supply' | 'salvage' | 'heal' | 'scrap' | 'advance';
const OF_CREWS: readonly Kind[] = ['heal', 'advance'];

const order = (kind: Kind, id: number): Command =>
  kind === 'heal' || kind === 'advance' ? { type: kind, crew: id } : { type: kind, unit: id };

/** The one that is meant by a number, or by a name that fits one alone. */
function meant<T extends Unit | Crew>(all: readonly T[], said: string, nameOf: (one: T) => string): number | string {
  if (/^#?\d+$/.test(said)) return Number(said.replace('#', ''));
  const found = all.filter(one => nameOf(one).toLowerCase().startsWith(said.toLowerCase()));
  if (found.length === 1) return found[0]!.id;
  return found.length === 0 ? `nobody is called ${said}` : `${said} could be ${found.map(nameOf).join(' or ')}`;
}

/** What a line of the shell wants done: these, or everybody whom it concerns as long as points and hours last. */
export function ordersFor(match: Match<Campaign>, seat: number, kind: Kind, who: readonly string[] | 'all'): readonly Command[] | string {
  const { state } = match;
  if (who === 'all') return kind === 'scrap' ? 'say which units to scrap' : everybody(state, seat, kind);
  if (who.length === 0) return 'say who, or --all';
  const orders: Command[] = [];
  for (const said of who) {
    const id = OF_CREWS.includes(kind)
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
    orders.push(order(kind, id));
  }
  return orders;
}

/** One after the other, each on what the last has left. What a roll brings about does not matter here: everybody is tried once. */
function everybody(state: State, seat: number, kind: Kind): readonly Command[] | string {
  const orders: Command[] = [];
  let now = state;
  for (const { id } of OF_CREWS.includes(kind) ? state.crews : state.units) {
    const command = order(kind, id);
    const done = perform(campaign, book, now, seat, command, new SeededDice(seedFrom('try'), id));
    if (!done.ok) continue;
    now = done.state;
    orders.push(command);
  }
  return orders.length > 0 ? orders : 'there is nobody whom that concerns, or nothing left to pay for it';
}
