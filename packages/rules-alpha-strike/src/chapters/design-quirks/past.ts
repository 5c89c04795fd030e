import { card, heat, type Past, spent, until } from '../../past/patch.ts';

/** What its patches of version 1 are called today. */
export const designQuirksPast: Past = {
  'ASC-quirk-cowl its cowl holds': ({ unit }) => ({ type: 'cowlHeld', unit }),
  'ASC-quirk-prototype gives way': patch => ({ type: 'gaveWay', unit: patch.unit, until: until(patch) }),
  'ASC-quirk-prototype holds': ({ unit }) => ({ type: 'heldAgain', unit }),
  'ASC-quirk-cooling-system-flaws its coolant leaks': patch => ({ type: 'coolantLeaked', unit: patch.unit, heat: heat(patch) }),
  'ASC-quirk-difficult-ejection is trapped': ({ unit }) => ({ type: 'crewTrapped', unit }),
  'ASC-quirk-em-interference jams itself': patch => ({ type: 'jammedItself', unit: patch.unit, until: until(patch) }),
  'ASC-quirk-weak-undercarriage its undercarriage gives way': ({ unit }) => ({ type: 'undercarriageBroke', unit }),
  'ASC-quirk-searchlight loses its light': patch => ({ type: 'lightLost', unit: patch.unit, card: card(patch) }),
  'ASC-quirk-ammunition-feed-problem the belt jams': patch => ({
    type: 'beltJammed',
    unit: patch.unit,
    card: card(patch),
    spent: spent(patch),
  }),
  'ASC-quirk-static-ammo-feed is loaded with something else': patch => ({ type: 'loadedOtherwise', unit: patch.unit, card: card(patch) }),
};
