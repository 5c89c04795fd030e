import { perform, type Seat, SeededDice, seedFrom } from '@sortie/kernel';
import type { Book } from './rule.ts';
import { ruleset } from './ruleset.ts';
import type { Command, State } from './shape.ts';
import { crewOf } from './state.ts';

/** Work that is done for one unit or one crew after the other. */
export type Work = 'repair' | 'supply' | 'salvage' | 'heal' | 'scrap' | 'advance';

export const isForCrews = (work: Work): work is 'heal' | 'advance' => work === 'heal' || work === 'advance';

export const orderFor = (work: Work, id: number): Command => (isForCrews(work) ? { type: work, crew: id } : { type: work, unit: id });

const isManned = (state: State, unit: number): boolean => {
  const crew = crewOf(state, state.units[unit]?.crew ?? null);
  return crew !== undefined && crew.health !== 'killed';
};

/** Orders for everybody whom it concerns, as long as points and hours last: each on what the last has left, whatever the dice bring. */
export function everybody(book: Book, state: State, seat: Seat, work: Work): readonly Command[] {
  const orders: Command[] = [];
  let now = state;
  for (const { id } of isForCrews(work) ? state.crews : state.units) {
    // Whoever has no crew does not march: fuel and ammunition can wait.
    if (work === 'supply' && !isManned(state, id)) continue;
    const command = orderFor(work, id);
    const done = perform(ruleset, book, now, seat, command, new SeededDice(seedFrom('try'), id));
    if (!done.ok) continue;
    now = done.state;
    orders.push(command);
  }
  return orders;
}
