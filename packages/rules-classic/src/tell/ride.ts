import { tell } from '@sortie/kernel';
import type { RideEvent } from '../event/ride.ts';
import { callSign } from '../state.ts';
import type { Tellers } from './names.ts';

export const rideTellers: Tellers<RideEvent> = {
  mounted: (state, { unit, host }) =>
    host === null
      ? tell('{unit} gets off.', { unit: callSign(state, unit) })
      : tell('{unit} climbs onto {target} to ride along.', { unit: callSign(state, unit), target: callSign(state, host) }),
};
