import type { Past } from '../../past/patch.ts';

/** What its patches of version 1 are called today. */
export const ecmAndStealthPast: Past = {
  'AS-eccm cancels fields': ({ unit }) => ({ type: 'eccmSwitched', unit, on: true }),
  'AS-eccm projects a field': ({ unit }) => ({ type: 'eccmSwitched', unit, on: false }),
  'AS-stl-self runs silent': ({ unit }) => ({ type: 'stealthSwitched', unit, on: true }),
  'AS-stl-self drops its stealth': ({ unit }) => ({ type: 'stealthSwitched', unit, on: false }),
};
