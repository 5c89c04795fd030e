import { type Handler, sure } from '@sortie/kernel';
import type { Play } from '../rule.ts';
import type { Classic, Unit } from '../shape.ts';
import { isFighting } from '../state.ts';
import { waitsToFire, waitsToMove, waitsToStrike } from './order.ts';

const WAITS: { readonly [phase: string]: (unit: Unit) => boolean } = {
  deployment: unit => unit.fate === 'waiting',
  movement: unit => isFighting(unit) && waitsToMove(unit),
  weapon: unit => isFighting(unit) && waitsToFire(unit),
  physical: unit => isFighting(unit) && waitsToStrike(unit),
};

/** What happens once nobody has anything to declare any more. */
function goOn(play: Play): void {
  const { phase } = play.state;
  play.emit({ type: 'phaseEnded', phase });
}

/** Call the next seat of the order that still has somebody to act; a unit in the middle of its move keeps its seat. */
export const callNext: Handler<Classic, 'callNext'> = play => {
  const { state } = play;
  const waits = WAITS[state.phase];
  if (!waits) return;
  if (state.phase === 'movement' && state.units.some(unit => unit.seat === state.active && isFighting(unit) && unit.moved?.done === false))
    return;
  const calling = { called: false };
  play.run('calling', calling);
  if (calling.called) return;
  const pending = (seat: number): boolean => state.units.some(unit => unit.seat === seat && waits(unit));
  const queue = state.queue.slice();
  while (queue.length > 0) {
    const seat = sure(queue.shift(), 'the next task');
    if (pending(seat)) {
      play.emit({ type: 'called', seat, queue });
      return;
    }
  }
  const late = [0, 1].find(pending);
  if (late !== undefined) play.emit({ type: 'called', seat: late, queue: [] });
  else goOn(play);
};
