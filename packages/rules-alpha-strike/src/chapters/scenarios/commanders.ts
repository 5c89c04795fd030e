import type { Seat } from '@sortie/kernel';
import type { State, Unit } from '../../shape.ts';
import { forceOf } from './marker.ts';

/** Who commands a side: whoever it has noted where that is secret, else its commander, else its first unit. */
export function commanderOf(state: State, seat: Seat): Unit | undefined {
  if (state.mission?.order.secret) {
    const note = state.notes?.[seat]?.[0];
    return note?.startsWith('unit:') ? state.units[Number(note.slice(5))] : undefined;
  }
  const force = forceOf(state, seat);
  return force.find(({ commander }) => commander === 'force') ?? force[0];
}
