import type { WorldEvent } from '../event/world.ts';
import { withUnit } from '../state.ts';
import { withFactor } from '../terrain/board.ts';
import { layDown, liftUp } from '../terrain/passing.ts';
import { change, type Fold } from './change.ts';

export const foldWorld: Fold<WorldEvent> = {
  spored: (state, { unit, spores }) => (spores > 0 || state.units[unit]!.spores ? withUnit(state, unit, { spores }) : state),
  resonated: (state, { unit, ok }) => (ok ? change(state, unit, ({ fresh }) => ({ fresh: { ...fresh, resonant: true as const } })) : state),
  windRose: (state, { strong }) => {
    const { gale: _before, ...calm } = state;
    return strong ? { ...calm, gale: true } : calm;
  },
  kindled: state => state,
  laid: layDown,
  lifted: liftUp,
  battered: (state, { at, factor }) => ({ ...state, board: withFactor(state.board, at, factor) }),
};
