import { type Seat, type Telling, tell } from '@sortie/kernel';
import type { State } from './shape.ts';
import { sideOf } from './state.ts';

/** What a piece of work costs an army. */
export interface Cost {
  readonly sp: number;
  readonly minutes: number;
}

/** May this army repair, heal and scrap now? */
export function inRecovery(view: State, seat: Seat): string | undefined {
  if (view.phase !== 'support') return 'that is done after a mission';
  const { stage, army } = sideOf(view, seat);
  if (army.gameMaster) return 'a game master keeps no workshop';
  return stage === 'recovery' ? undefined : 'the time for repairs and healing is over';
}

export const tooDear = (view: State, seat: Seat, { sp }: Cost): Telling | undefined =>
  sideOf(view, seat).sp >= sp ? undefined : tell('it costs {sp} Support Points, and there are {left}', { sp, left: sideOf(view, seat).sp });

export const tooLong = (view: State, seat: Seat, { minutes }: Cost): Telling | undefined =>
  sideOf(view, seat).minutes >= minutes
    ? undefined
    : tell('it takes {minutes} minutes of work, and {left} are left', { minutes, left: sideOf(view, seat).minutes });
