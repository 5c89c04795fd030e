import { type Handler, nth, type Seat, seenBy } from '@sortie/kernel';
import { actions, ordersFor } from '../options.ts';
import type { Asked } from '../questions.ts';
import type { Table } from '../rule.ts';
import type { Command, Phase, Radar } from '../shape.ts';
import { waitsToMove } from './order.ts';
import { nextPhase } from './turn.ts';

/** Call the next seat of the order that has somebody to act; when nobody has, the phase is over. */
export const callNext: Handler<Radar, 'callNext'> = play => {
  if (play.state.clash || play.state.wish) return;
  const call = CALLS[play.state.phase];
  if (call && !call(play)) nextPhase(play);
};

const CALLS: { readonly [P in Phase]?: (play: Table) => boolean } = {
  deployment: play => byTurns(play, seat => play.state.units.some(unit => unit.seat === seat && unit.fate === 'waiting')),
  movement: play => byTurns(play, seat => play.state.units.some(unit => unit.seat === seat && waitsToMove(play.state, unit, play.book))),
  combat: sideBySide((play, seat) => mayDo(play, seat, actions)),
  orders: sideBySide((play, seat) => mayDo(play, seat, ordersFor)),
  settling: play => {
    const { state } = play;
    if (state.unsettled.length === 0) return false;
    play.emit({ type: 'called', seat: state.initiative, queue: [] });
    return true;
  },
};

/** Would any of these be allowed if this seat were asked? */
function mayDo({ state, book }: Table, seat: Seat, list: (asked: Asked) => Iterable<Command>): boolean {
  const view = seenBy<Radar>(state.active === seat ? state : { ...state, active: seat });
  const allowed = (command: Command): boolean => book.allows(view, command, seat);
  for (const command of list({ view, seat, book })) if (allowed(command)) return true;
  return false;
}

/** Unit by unit, in the order of the queue. */
function byTurns(play: Table, waits: (seat: Seat) => boolean): boolean {
  const { queue } = play.state;
  const at = queue.findIndex(waits);
  const seat = at >= 0 ? nth(queue, at) : [0, 1].find(waits);
  if (seat === undefined) return false;
  play.emit({ type: 'called', seat, queue: at >= 0 ? queue.slice(at + 1) : [] });
  return true;
}

/** One side with everything it wants to do, then the other. */
function sideBySide(waits: (play: Table, seat: Seat) => boolean): (play: Table) => boolean {
  return play => {
    const { queue, active } = play.state;
    const at = queue.findIndex(seat => waits(play, seat));
    if (at < 0) return false;
    const seat = nth(queue, at);
    if (active !== seat || at > 0) play.emit({ type: 'called', seat, queue: queue.slice(at) });
    return true;
  };
}
