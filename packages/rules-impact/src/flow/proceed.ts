import type { Play } from '@sortie/kernel';
import { resolveEvent } from '../events/resolve.ts';
import { attack } from '../fire/attack.ts';
import { activeIn, unitAt } from '../model/lookup.ts';
import type { Impact } from '../model/shape.ts';
import type { Active, Pending } from '../model/state.ts';
import { carryOn } from '../morale/plans.ts';
import { isReactable, mayInterrupt, openWindow } from '../reaction/window.ts';
import { checkForEvent, endTurn } from '../sequence/turn-end.ts';
import { inOrder, isDown, isPlaced } from '../units/unit.ts';
import { finish } from './finish.ts';
import { callable, hasIdle, nextImpulse, trimGroup } from './impulse.ts';

/** Whatever follows by itself after a command: until somebody has to be asked, or the game is over. */
export function proceed(play: Play<Impact>) {
  while (!play.state.result) {
    const top = play.state.pending.at(-1);
    if (top) {
      if (isOpen(play, top)) return;
      play.emit({ type: 'answered' });
      if (top.kind === 'group') nextImpulse(play, top.seat, false);
    } else if (play.state.active) {
      if (!goOn(play)) return;
    } else if (play.state.phase === 'event') {
      happen(play);
    } else if (play.state.phase === 'impulses') {
      trimGroup(play);
      if (hasIdle(play.state, play.book, 0) || hasIdle(play.state, play.book, 1)) return callWhoCan(play);
      play.emit({ type: 'impulsesEnded' });
      checkForEvent(play);
    } else return;
  }
}

/** Is there still something to decide? */
function isOpen(play: Play<Impact>, pending: Pending): boolean {
  const { state, book } = play;
  if (pending.kind === 'reaction')
    return isReactable(state, pending.unit) && !state.active?.unopposed && mayInterrupt(state, book, pending.seat);
  if (pending.kind === 'landing') return isPlaced(unitAt(state, pending.unit)) && unitAt(state, pending.unit).aloft;
  if (pending.kind === 'group') return callable(state, book, pending.seat).length > 0;
  return true;
}

/** The activation goes on by itself, or ends. `false`: its owner is asked. */
function goOn(play: Play<Impact>): boolean {
  const active = activeIn(play.state);
  const unit = unitAt(play.state, active.unit);
  const fit = unit.place === 'reserve' || (isPlaced(unit) && (inOrder(unit) || (active.plan !== null && !isDown(unit))));
  if (!fit) finish(play);
  else if (active.shot) {
    attack(play, active.shot);
    openWindow(play, active.unit);
  } else if (active.plan) carryOn(play, active.plan);
  else if (isSpent(active)) finish(play);
  else return false;
  return true;
}

/** Has it fired all it may? A shot on the move may be followed by more of the move. */
function isSpent({ shots, mode, painted }: Active): boolean {
  if (shots === 0 || mode === 'assault') return false;
  return shots >= (mode === 'rapid' && painted === null ? 2 : 1);
}

function happen(play: Play<Impact>) {
  if (play.state.happening && !play.state.happening.settled) resolveEvent(play);
  else endTurn(play);
}

/** The side to act may have lost its last soldier to fire. */
function callWhoCan(play: Play<Impact>) {
  const { state, book } = play;
  if (!hasIdle(state, book, state.toAct)) play.emit({ type: 'called', seat: 1 - state.toAct });
}
