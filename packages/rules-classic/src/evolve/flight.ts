import type { FlightEvent } from '../event/flight.ts';
import { change, type Fold } from './change.ts';

export const foldFlight: Fold<FlightEvent> = {
  tankStruck: (state, { unit, doomed }) =>
    doomed ? change(state, unit, ({ fresh }) => ({ fresh: { ...fresh, doomed: fresh.doomed ?? doomed } })) : state,
};
