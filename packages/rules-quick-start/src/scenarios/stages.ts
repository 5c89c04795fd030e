import type { Handler } from '@sortie/kernel';
import { nextToChoose } from '../pilots/choosing.ts';
import type { Table } from '../rule.ts';
import { beginTurn } from '../sequence/turn.ts';
import type { QuickStart, State } from '../shape.ts';
import { deployingSide } from './deployment.ts';
import { nextToLay } from './pieces.ts';

/** Who is asked next in a stage of the preparations; `undefined` when it is done. */
function nextSeat(state: State): number | undefined {
  if (state.phase === 'cards') return nextToChoose(state);
  if (state.phase === 'terrain') return nextToLay(state);
  const side = deployingSide(state);
  return side && state.units.find(unit => unit.side === side)?.seat;
}

/** Call whoever is next in this stage, or go on to the next stage. */
export function nextInStage(play: Table): void {
  const seat = nextSeat(play.state);
  if (seat === undefined) {
    play.emit({ type: 'stageEnded', stage: play.state.phase });
    advance(play);
  } else if (seat !== play.state.active) play.emit({ type: 'called', seat });
}

/** Run stages until one has to ask somebody, or the battle begins. */
function advance(play: Table): void {
  const steps = play.book.steps('opening');
  let next = steps.findIndex(({ name }) => name === play.state.phase) + 1;
  const { phase } = play.state;
  while (next < steps.length && play.state.phase === phase) steps[next++]!.run(play, null);
}

export const nextStage: Handler<QuickStart, 'nextStage'> = play => advance(play);

/** The outline of the preparations; scenarios, cards and terrain pieces put their own stages in between. */
export const OPENING = {
  roles: (_play: Table): void => undefined,
  deployment: (play: Table): void => play.emit({ type: 'stageBegan', stage: 'deployment' }),
  battle: (play: Table): void => beginTurn(play),
};
