import type { WorldEvent } from '../event/world.ts';
import { withFactor } from '../terrain/board.ts';
import { layDown, liftUp } from '../terrain/passing.ts';
import type { Fold } from './change.ts';

export const foldWorld: Fold<WorldEvent> = {
  kindled: state => state,
  laid: layDown,
  lifted: liftUp,
  battered: (state, { at, factor }) => ({ ...state, board: withFactor(state.board, at, factor) }),
};
