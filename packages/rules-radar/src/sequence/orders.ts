import { type Handler, type Telling, tell } from '@sortie/kernel';
import { house, type RadarRule } from '../rule.ts';
import type { Duty, Radar, State } from '../shape.ts';
import { callNext } from './calling.ts';
import { isCapitalTurn } from './order.ts';

/** House: each side says when it has no more orders, the loser of the initiative first. */
const orders: RadarRule = house('ASC-house-radar-orders', {
  forbids: {
    done: (view, _command, seat) => notAsked(view, seat),
  },
});

/** What an order is followed by: whoever gives one is asked for another. */
export const afterOrder = ({ phase }: State): readonly Duty[] | undefined => (phase === 'orders' ? [{ type: 'callNext' }] : undefined);

/** Why this seat gives no orders now. */
export const notAsked = (view: State, seat: number): Telling | undefined =>
  view.phase === 'orders' && view.active === seat ? undefined : tell('that is not asked now');
/** Orders that take a capital turn are given when one ends. */
export const noOrders = (view: State, seat: number): Telling | undefined =>
  notAsked(view, seat) ?? (isCapitalTurn(view) ? undefined : tell('that is done when a capital turn ends'));

export const orderRules: readonly RadarRule[] = [orders];

export const done: Handler<Radar, 'done'> = play => {
  play.emit({ type: 'called', seat: play.seat, queue: play.state.queue.slice(1) });
  callNext(play, { type: 'callNext' });
};
