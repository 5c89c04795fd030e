import { type Past, until } from '../../past/patch.ts';

/** What its patches of version 1 are called today. */
export const fortifiedPositionsPast: Past = {
  'AS-hull-down digs in': patch => ({ type: 'dugIn', unit: patch.unit, until: until(patch) }),
};
