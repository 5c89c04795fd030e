import type { Handler, Seat } from '@sortie/kernel';
import { mayAttack } from '../combat/may-attack.ts';
import type { Table } from '../rule.ts';
import type { Radar } from '../shape.ts';
import { hasOrders } from '../special/orders.ts';
import { waitsToMove } from './order.ts';
import { nextPhase } from './turn.ts';

/** Call the next seat of the order that has somebody to act; when nobody has, the phase is over. */
export const callNext: Handler<Radar, 'callNext'> = play => {
  if (play.state.clash || play.state.wish) return;
  const call = CALLS[play.state.phase];
  if (call && !call(play)) nextPhase(play);
};

const CALLS: { readonly [phase: string]: (play: Table) => boolean } = {
  deployment: play => byTurns(play, seat => play.state.units.some(unit => unit.seat === seat && unit.fate === 'waiting')),
  movement: play => byTurns(play, seat => play.state.units.some(unit => unit.seat === seat && waitsToMove(play.state, unit, play.book))),
  combat: sideBySide(mayAttackAtAll),
  orders: sideBySide((play, seat) => hasOrders(play.state, seat)),
  settling: play => {
    const { state } = play;
    if (state.unsettled.length === 0) return false;
    play.emit({ type: 'called', seat: state.initiative, queue: [] });
    return true;
  },
};

function mayAttackAtAll(play: Table, seat: Seat): boolean {
  return play.state.units.some(unit => unit.seat === seat && mayAttack(play.state, unit, play.book));
}

/** Unit by unit, in the order of the queue. */
function byTurns(play: Table, waits: (seat: Seat) => boolean): boolean {
  const queue = play.state.queue.slice();
  while (queue.length > 0) {
    const seat = queue.shift()!;
    if (waits(seat)) {
      play.emit({ type: 'called', seat, queue });
      return true;
    }
  }
  const late = [0, 1].find(waits);
  if (late === undefined) return false;
  play.emit({ type: 'called', seat: late, queue: [] });
  return true;
}

/** One side with everything it wants to do, then the other. */
function sideBySide(waits: (play: Table, seat: Seat) => boolean): (play: Table) => boolean {
  return play => {
    const { queue, active } = play.state;
    const rest = queue.slice();
    while (rest.length > 0) {
      const seat = rest[0]!;
      if (waits(play, seat)) {
        if (active !== seat || rest.length !== queue.length) play.emit({ type: 'called', seat, queue: rest });
        return true;
      }
      rest.shift();
    }
    return false;
  };
}
