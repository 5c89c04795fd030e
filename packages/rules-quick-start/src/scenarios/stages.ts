import { type Handler, nth, type Seat } from '@sortie/kernel';
import type { Table } from '../rule.ts';
import { beginTurn } from '../sequence/turn.ts';
import type { QuickStart } from '../shape.ts';
import { nextToDeploy } from './deployment.ts';

/** Call whoever is next in this stage, or go on to the next stage. */
export function nextInStage(play: Table): void {
  const next: { seat: Seat | undefined } = { seat: undefined };
  play.run('staging', next);
  if (next.seat === undefined) {
    play.emit({ type: 'stageEnded', stage: play.state.phase });
    advance(play);
  } else if (next.seat !== play.state.active) play.emit({ type: 'called', seat: next.seat });
}

/** Run stages until one has to ask somebody, or the battle begins. */
function advance(play: Table): void {
  const steps = play.book.steps('opening');
  let next = steps.findIndex(({ name }) => name === play.state.phase) + 1;
  const { phase } = play.state;
  while (next < steps.length && play.state.phase === phase) nth(steps, next++).run(play, null);
}

export const nextStage: Handler<QuickStart, 'nextStage'> = play => advance(play);

/** The outline of the preparations; chapters put their own stages in between. */
export const OPENING = {
  roles: (_play: Table): void => undefined,
  deployment: (play: Table): void => play.emit({ type: 'stageBegan', stage: 'deployment' }),
  battle: (play: Table): void => beginTurn(play),
};

/** Who is asked in the stage that everybody has. */
export const STAGING = {
  deployment: (play: Table, next: { seat: Seat | undefined }): void => {
    if (play.state.phase === 'deployment') next.seat = nextToDeploy(play.state);
  },
};
