import type { BoardingEvent } from '../event/boarding.ts';
import type { Mech, State, UnitId } from '../shape.ts';
import { withUnit } from '../state.ts';
import type { Fold } from './change.ts';

/** The same unit, in no vehicle any more. */
function out(state: State, id: UnitId, change: Partial<Mech>): State {
  const { aboard: _host, ...plain } = state.units[id]!;
  const units = state.units.slice();
  units[id] = { ...plain, ...change };
  return { ...state, units };
}

export const foldBoarding: Fold<BoardingEvent> = {
  dug: (state, { unit, turns }) => withUnit(state, unit, { digging: turns }),
  boarded: (state, { unit, host }) => {
    const units = state.units.slice();
    units[unit] = { ...units[unit]!, at: null, aboard: host };
    return { ...state, units };
  },
  unloaded: (state, { unit, at, facing, moved }) => out(state, unit, { at, facing, moved }),
  wentWith: (state, { unit, fate }) => out(state, unit, { fate }),
};
