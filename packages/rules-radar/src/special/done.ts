import { type Handler, tell } from '@sortie/kernel';
import { house, type RadarRule } from '../rule.ts';
import { callNext } from '../sequence/calling.ts';
import type { Radar } from '../shape.ts';

/** House: each side says when it has no more orders, the loser of the initiative first. */
const orders: RadarRule = house('ASC-house-radar-orders', {
  forbids: {
    done: (view, _command, seat) => (view.phase === 'orders' && view.active === seat ? undefined : tell('that is not asked now')),
  },
  follows: {
    jumpPlanned: state => (state.phase === 'orders' ? [{ type: 'callNext' }] : undefined),
    docking: state => (state.phase === 'orders' ? [{ type: 'callNext' }] : undefined),
    gripped: state => (state.phase === 'orders' ? [{ type: 'callNext' }] : undefined),
  },
});

export const doneRules: readonly RadarRule[] = [orders];

export const done: Handler<Radar, 'done'> = play => {
  play.emit({ type: 'called', seat: play.seat, queue: play.state.queue.slice(1) });
  callNext(play, { type: 'callNext' });
};
