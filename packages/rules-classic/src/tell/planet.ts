import { hexLabel } from '@sortie/geometry';
import { tell } from '@sortie/kernel';
import type { PlanetEvent } from '../event/planet.ts';
import { callSign } from '../state.ts';
import { LOCATION_NAMES, type Tellers } from './names.ts';

export const planetTellers: Tellers<PlanetEvent> = {
  quaked: (_state, { strength }) => (strength ? tell('The ground shakes: strength {strength}.', { strength: strength.total }) : undefined),
  breached: (state, { unit, location, open }) =>
    open ? tell("{unit}'s {place} is breached.", { unit: callSign(state, unit), place: LOCATION_NAMES[location] }) : undefined,
  decompressed: (_state, { first }) => tell('The dome over {hex} bursts and comes down.', { hex: hexLabel(first) }),
};
