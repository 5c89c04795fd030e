import { hexLabel } from '@sortie/geometry';
import { tell } from '@sortie/kernel';
import type { RemoteEvent } from '../event/remote.ts';
import { callSign } from '../state.ts';
import type { Tellers } from './names.ts';

export const remoteTellers: Tellers<RemoteEvent> = {
  remoteSown: (state, { unit, remote }) =>
    tell('{unit} leaves a sensor in {hex}.', { unit: callSign(state, unit), hex: hexLabel(remote.at) }),
  remoteCrushed: (state, { unit }) => tell('{unit} destroys a sensor.', { unit: callSign(state, unit) }),
  monitored: (state, { unit, remotes }) =>
    remotes.length > 0 ? tell('{unit} reads {count} sensors.', { unit: callSign(state, unit), count: remotes.length }) : undefined,
};
