import { tell } from '@sortie/kernel';
import type { PodEvent } from '../event/pod.ts';
import type { PodKind } from '../shape.ts';
import { callSign } from '../state.ts';
import type { Tellers } from './names.ts';

const SENTENCES: { readonly [K in PodKind]: string } = {
  homing: 'A beacon clings to {unit}: missiles find it.',
  ecm: 'A pod that jams clings to {unit}.',
  eccm: 'A pod that undoes jamming clings to {unit}.',
  haywire: 'A pod that upsets its aim clings to {unit}.',
  nemesis: 'A pod that draws missiles of its own side clings to {unit}.',
};

export const podTellers: Tellers<PodEvent> = {
  podded: (state, { unit, pod }) => tell(SENTENCES[pod.kind], { unit: callSign(state, unit) }),
  podRemoved: (state, { unit }) => tell('{unit} brushes a pod off.', { unit: callSign(state, unit) }),
};
