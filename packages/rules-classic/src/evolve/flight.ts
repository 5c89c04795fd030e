import type { FlightEvent } from '../event/flight.ts';
import { movedBy } from '../movement/moved.ts';
import { withUnit } from '../state.ts';
import { change, type Fold } from './change.ts';

export const foldFlight: Fold<FlightEvent> = {
  flew: (state, { unit, path, heading, altitude, landed }) =>
    withUnit(state, unit, {
      at: path.at(-1)!,
      facing: heading,
      flight: { altitude, path: landed ? [] : path },
      moved: movedBy('stand', 0, true),
    }),
  sank: (state, { unit, altitude }) => change(state, unit, ({ flight }) => ({ flight: { ...flight!, altitude } })),
  strafed: (state, { unit, shots }) => change(state, unit, ({ fire }) => ({ fire: { ...fire!, shots } })),
  bombed: (state, { unit, bin }) => change(state, unit, ({ ammo }) => ({ ammo: ammo.map((left, i) => (i === bin ? left - 1 : left)) })),
  tankStruck: (state, { unit, doomed }) =>
    doomed ? change(state, unit, ({ fresh }) => ({ fresh: { ...fresh, doomed: fresh.doomed ?? doomed } })) : state,
  crashed: (state, { unit, at }) => withUnit(state, unit, { at, flight: { altitude: 0, path: [] } }),
};
