import { tell } from '@sortie/kernel';
import type { CameraEvent } from '../event/camera.ts';
import { callSign } from '../state.ts';
import type { Tellers } from './names.ts';

export const cameraTellers: Tellers<CameraEvent> = {
  filmed: (state, { unit, target, ok }) => {
    const args = { unit: callSign(state, unit), target: callSign(state, target) };
    return ok ? tell('{unit} holds its camera on {target}.', args) : tell('{unit} loses {target} from its camera.', args);
  },
};
