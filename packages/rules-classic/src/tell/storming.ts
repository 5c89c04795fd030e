import { tell } from '@sortie/kernel';
import type { StormingEvent } from '../event/storming.ts';
import { callSign } from '../state.ts';
import type { Tellers } from './names.ts';

export const stormingTellers: Tellers<StormingEvent> = {
  stormed: (state, { unit, target, points: [own, other] }) =>
    tell('{unit} rushes {target}: {points} against {others} Marine Points.', {
      unit: callSign(state, unit),
      target: callSign(state, target),
      points: own / 4,
      others: other / 4,
    }),
};
