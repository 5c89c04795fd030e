import type { RideEvent } from '../event/ride.ts';
import type { Mech, State, UnitId } from '../shape.ts';
import type { Fold } from './change.ts';

const replaced = (units: readonly Mech[], id: UnitId, unit: Mech): readonly Mech[] => units.with(id, unit);

function off(state: State, id: UnitId): State {
  const { rides, ...rider } = state.units[id]!;
  if (rides === undefined) return state;
  const { bears: _bears, ...host } = state.units[rides]!;
  return { ...state, units: replaced(replaced(state.units, id, rider), rides, host) };
}

export const foldRide: Fold<RideEvent> = {
  mounted: (state, { unit, host }) => {
    const free = off(state, unit);
    if (host === null) return free;
    const units = replaced(free.units, unit, { ...free.units[unit]!, rides: host });
    return { ...free, units: replaced(units, host, { ...units[host]!, bears: unit }) };
  },
};
