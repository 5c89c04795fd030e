import type { Past } from '../../past/patch.ts';

/** What its patches of version 1 are called today. */
export const hullDownPast: Past = {
  'AS-hull-down goes hull down': ({ unit }) => ({ type: 'wentHullDown', unit }),
  'AS-hull-down stands up': ({ unit }) => ({ type: 'stoodUp', unit }),
};
