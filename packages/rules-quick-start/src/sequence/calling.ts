import type { Handler } from '@sortie/kernel';
import { allDeclared, fireAll, waitingToFire } from '../attack/resolve.ts';
import type { Table } from '../rule.ts';
import { nextInStage } from '../scenarios/stages.ts';
import type { QuickStart } from '../shape.ts';
import { nextToDeclare, nextToFire, nextToMove } from './order.ts';

export const callNext: Handler<QuickStart, 'callNext'> = play => {
  const { phase } = play.state;
  if (phase === 'movement') call(play, nextToMove(play.state));
  else if (phase === 'attack') callInAttack(play);
  else nextInStage(play);
};

function call(play: Table, seat: number | undefined): void {
  if (seat === undefined) play.emit({ type: 'phaseEnded', phase: play.state.phase });
  else if (seat !== play.state.active) play.emit({ type: 'called', seat });
}

/** First everybody declares, then everybody rolls; who has one shot and nothing to decide is not asked. */
function callInAttack(play: Table): void {
  const { state } = play;
  if (!allDeclared(state)) {
    call(play, nextToDeclare(state));
    return;
  }
  const begun = state.units.some(unit => unit.fire?.resolved === true && unit.fire.shots.length > 0);
  const seat = nextToFire(state, begun ? state.active : -1);
  call(play, seat);
  const waiting = seat === undefined ? [] : waitingToFire(state, seat);
  const only = waiting.length === 1 ? waiting[0] : undefined;
  const [shot, ...others] = only?.fire?.shots ?? [];
  if (only && shot && others.length === 0) fireAll(play, only.id, [shot.weapon]);
}
