import { type Seat, seenBy, type View } from '@sortie/kernel';
import type { Event } from './event.ts';
import type { Barrage, Radar, State } from './shape.ts';

/** When missiles come down is known to whoever fired them alone. */
const veil = (barrage: Barrage, seat: Seat): Barrage => (barrage.secret && barrage.seat !== seat ? { ...barrage, turn: -1 } : barrage);

/** Everything else lies open on the table. */
export const view = (state: State, seat: Seat): View<Radar> =>
  seenBy<Radar>(
    state.barrages.some(one => one.secret && one.seat !== seat)
      ? { ...state, barrages: state.barrages.map(one => veil(one, seat)) }
      : state,
  );

export function redact(_state: State, event: Event, seat: Seat): Event {
  if (event.type === 'landed') return { ...event, barrage: veil(event.barrage, seat) };
  if (event.type !== 'bombarded' || !event.barrages.some(one => one.secret && one.seat !== seat)) return event;
  return { ...event, delay: null, barrages: event.barrages.map(one => veil(one, seat)) };
}
