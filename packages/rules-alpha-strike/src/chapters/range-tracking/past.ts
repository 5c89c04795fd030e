import { lastMark, type Past, value } from '../../past/patch.ts';

/** What its patches of version 1 are called today. */
export const rangeTrackingPast: Past = {
  'AS-range-tracking tunes its targeting': patch => ({ type: 'retargeted', unit: patch.unit, range: value(lastMark(patch)) }),
};
