import { type Past, until } from '../../past/patch.ts';

/** What its patches of version 1 are called today. */
export const boggingDownPast: Past = {
  'AS-bog is stuck': patch => ({ type: 'bogged', unit: patch.unit, until: until(patch) }),
};
