import type { Hex } from '@sortie/geometry';
import type { WorldEvent } from '../event/world.ts';
import type { State } from '../shape.ts';
import { withFactor } from '../terrain/board.ts';
import { layDown, liftUp } from '../terrain/passing.ts';
import type { Fold } from './change.ts';

const lit = (state: State, at: Hex): State => ({ ...state, kindled: [...(state.kindled ?? []), at] });

export const foldWorld: Fold<WorldEvent> = {
  kindled: state => state,
  laid: (state, event) => (event.terrain.kind === 'fire' ? lit(layDown(state, event), event.at) : layDown(state, event)),
  lifted: liftUp,
  battered: (state, { at, factor }) => ({ ...state, board: withFactor(state.board, at, factor) }),
};
