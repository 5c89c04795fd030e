import { at, type Past, z } from '../../past/patch.ts';

/** What its patches of version 1 are called today. */
export const climbingPast: Past = {
  'AS-fall comes down': patch => ({ type: 'fellOn', unit: patch.unit, at: at(patch), z: z(patch) }),
};
