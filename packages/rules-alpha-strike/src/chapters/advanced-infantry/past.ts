import type { Past } from '../../past/patch.ts';

/** What its patches of version 1 are called today. */
export const advancedInfantryPast: Past = {
  'AS-hull-down hits the deck': ({ unit }) => ({ type: 'hitDeck', unit }),
};
