import { tell } from '@sortie/kernel';
import type { HauntingEvent } from '../event/haunting.ts';
import { callSign } from '../state.ts';
import type { Tellers } from './names.ts';

export const hauntingTellers: Tellers<HauntingEvent> = {
  hauntersCalled: () => undefined,
  haunted: (state, { unit, target, needed, roll, ok }) => {
    const args = { unit: callSign(state, unit), target: callSign(state, target), needed, total: roll.total };
    return ok
      ? tell('{unit} puts ghost targets about {target} ({total} of {needed}).', args)
      : tell('{unit} fails to put ghost targets about {target} ({total} of {needed}).', args);
  },
  hauntingDone: () => undefined,
};
