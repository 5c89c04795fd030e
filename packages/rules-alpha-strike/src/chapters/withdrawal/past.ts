import type { Past } from '../../past/patch.ts';

/** What its patches of version 1 are called today. */
export const withdrawalPast: Past = {
  'AS-withdraw has to withdraw': ({ unit, rule }) => ({ type: 'hasToWithdraw', unit, rule }),
  'ASC-unit-robotic-aggressive has to withdraw': ({ unit, rule }) => ({ type: 'hasToWithdraw', unit, rule }),
  'ASC-scen-forced-abandon is abandoned': ({ unit }) => ({ type: 'machineAbandoned', unit }),
};
