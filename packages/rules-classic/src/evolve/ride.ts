import { nth } from '@sortie/kernel';
import type { RideEvent } from '../event/ride.ts';
import type { State, Unit, UnitId } from '../shape.ts';
import { unitAt } from '../state.ts';
import type { Fold } from './change.ts';

const replaced = (units: readonly Unit[], id: UnitId, unit: Unit): readonly Unit[] => units.with(id, unit);

function off(state: State, id: UnitId): State {
  const { rides, ...rider } = unitAt(state, id);
  if (rides === undefined) return state;
  const { bears: _bears, ...host } = unitAt(state, rides);
  const units = replaced(state.units, id, rider);
  const other = units.find(unit => unit.rides === rides);
  return { ...state, units: replaced(units, rides, other ? { ...host, bears: other.id } : host) };
}

export const foldRide: Fold<RideEvent> = {
  mounted: (state, { unit, host }) => {
    const free = off(state, unit);
    if (host === null) return free;
    const units = replaced(free.units, unit, { ...unitAt(free, unit), rides: host });
    return { ...free, units: replaced(units, host, { ...nth(units, host), bears: unit }) };
  },
};
