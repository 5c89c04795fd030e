import type { MineEvent } from '../event/mine.ts';
import type { Laid, State } from '../shape.ts';
import { change, type Fold } from './change.ts';

const at = (state: State, field: number, alter: (one: Laid) => Laid): State => ({
  ...state,
  mines: (state.mines ?? []).map((one, i) => (i === field ? alter(one) : one)),
});

/** Fields keep their numbers: those that are used up stay in the list with nothing left. */
export const foldMine: Fold<MineEvent> = {
  minesTried: state => state,
  minesWentOff: (state, { field, left }) => at(state, field, one => ({ ...one, density: left })),
  minesTrapped: (state, { field }) => at(state, field, one => ({ ...one, trap: true })),
  minesSought: (state, { field, cleared }) => (cleared ? at(state, field, one => ({ ...one, density: 0 })) : state),
  minesLaid: (state, { unit, which, field }) =>
    change({ ...state, mines: [...(state.mines ?? []), field] }, unit, ({ mines = [] }) => ({ mines: mines.toSpliced(which, 1) })),
};
