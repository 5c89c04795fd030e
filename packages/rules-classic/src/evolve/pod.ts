import type { PodEvent } from '../event/pod.ts';
import { unitAt } from '../state.ts';
import { change, type Fold } from './change.ts';

export const foldPod: Fold<PodEvent> = {
  podded: (state, { unit, pod }) => change(state, unit, ({ pods = [] }) => ({ pods: [...pods, pod] })),
  podRemoved: (state, { unit, which }) => {
    const { pods = [], ...bare } = unitAt(state, unit);
    const left = pods.filter((_, i) => i !== which);
    const units = state.units.slice();
    units[unit] = left.length > 0 ? { ...bare, pods: left } : bare;
    return { ...state, units };
  },
};
