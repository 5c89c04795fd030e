import { nth } from '@sortie/kernel';
import type { BoardingEvent } from '../event/boarding.ts';
import type { State, Unit, UnitId } from '../shape.ts';
import { unitAt } from '../state.ts';
import type { Fold } from './change.ts';

/** The same unit, in no vehicle any more. */
function out(state: State, id: UnitId, change: Partial<Unit>): State {
  const { aboard: _host, ...plain } = unitAt(state, id);
  const units = state.units.slice();
  units[id] = { ...plain, ...change };
  return { ...state, units };
}

export const foldBoarding: Fold<BoardingEvent> = {
  boarded: (state, { unit, host }) => {
    const units = state.units.slice();
    units[unit] = { ...nth(units, unit), at: null, aboard: host };
    return { ...state, units };
  },
  unloaded: (state, { unit, at, facing, moved }) => out(state, unit, { at, facing, moved }),
  wentWith: (state, { unit, fate }) => out(state, unit, { fate }),
};
