import { tell } from '@sortie/kernel';
import type { FlightEvent } from '../event/flight.ts';
import { callSign } from '../state.ts';
import type { Tellers } from './names.ts';

export const flightTellers: Tellers<FlightEvent> = {
  tankStruck: (state, { unit, roll, doomed }) => {
    const args = { unit: callSign(state, unit), roll: roll.total };
    return doomed
      ? tell('A fuel tank of {unit} goes up (roll of {roll}).', args)
      : tell('A fuel tank of {unit} is struck and holds (roll of {roll}).', args);
  },
};
