import { hexLabel } from '@sortie/geometry';
import { tell } from '@sortie/kernel';
import type { BoardingEvent } from '../event/boarding.ts';
import { callSign } from '../state.ts';
import type { Tellers } from './names.ts';

export const boardingTellers: Tellers<BoardingEvent> = {
  boarded: (state, { unit, host }) => tell('{unit} gets into {host}.', { unit: callSign(state, unit), host: callSign(state, host) }),
  unloaded: (state, { unit, at }) => tell('{unit} gets out in {hex}.', { unit: callSign(state, unit), hex: hexLabel(at) }),
  wentWith: (state, { unit, host, fate }) =>
    tell(fate === 'destroyed' ? '{unit} is lost with {host}.' : '{unit} leaves the map in {host}.', {
      unit: callSign(state, unit),
      host: callSign(state, host),
    }),
};
