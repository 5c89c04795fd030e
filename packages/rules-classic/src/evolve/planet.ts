import type { PlanetEvent } from '../event/planet.ts';
import { change, type Fold } from './change.ts';

export const foldPlanet: Fold<PlanetEvent> = {
  breached: (state, { unit, location, slots, open, doomed }) =>
    open
      ? change(state, unit, ({ hits, fresh }) => ({
          hits: slots.length > 0 ? { ...hits, [location]: slots } : hits,
          fresh: { ...fresh, doomed: fresh.doomed ?? doomed },
        }))
      : state,
};
