import { tell } from '@sortie/kernel';
import type { DepthEvent } from '../event/depth.ts';
import { callSign } from '../state.ts';
import type { Tellers } from './names.ts';

export const depthTellers: Tellers<DepthEvent> = {
  pressed: (state, { unit, depth, number, roll, ok }) => {
    const args = { unit: callSign(state, unit), depth, needed: number.total, total: roll?.total ?? 0 };
    if (roll === null) return tell('{unit} is crushed at a depth of {depth}.', args);
    return ok
      ? tell('{unit} bears the pressure at a depth of {depth} ({total} of {needed}).', args)
      : tell('The hull of {unit} gives way at a depth of {depth} ({total} of {needed}).', args);
  },
};
