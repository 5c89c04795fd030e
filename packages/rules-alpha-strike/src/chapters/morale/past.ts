import type { Past } from '../../past/patch.ts';

/** What its patches of version 1 are called today. */
export const moralePast: Past = {
  'ASC-morale-rout routs': ({ unit }) => ({ type: 'routed', unit }),
  'ASC-morale-recovery rallies': ({ unit }) => ({ type: 'rallied', unit }),
};
