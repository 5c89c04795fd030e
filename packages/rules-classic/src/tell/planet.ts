import { tell } from '@sortie/kernel';
import type { PlanetEvent } from '../event/planet.ts';
import { callSign } from '../state.ts';
import { LOCATION_NAMES, type Tellers } from './names.ts';

export const planetTellers: Tellers<PlanetEvent> = {
  breached: (state, { unit, location, open }) =>
    open ? tell("{unit}'s {place} is breached.", { unit: callSign(state, unit), place: LOCATION_NAMES[location] }) : undefined,
};
