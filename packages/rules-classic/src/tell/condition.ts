import { tell } from '@sortie/kernel';
import type { ConditionEvent } from '../event/condition.ts';
import type { Alteration } from '../shape.ts';
import { callSign } from '../state.ts';
import type { Tellers } from './names.ts';

const SENTENCES: { readonly [A in Alteration]: string } = {
  hullDown: '{unit} goes hull-down.',
  aloft: '{unit} is aloft.',
  setDown: '{unit} has set down.',
  climbed: '{unit} climbs a level.',
  masted: '{unit} raises or lowers its mast.',
  dugIn: '{unit} has dug itself in.',
  leftTrench: '{unit} leaves its trench.',
  sank: '{unit} sinks a level into the sand.',
  rose: '{unit} is out of the sand.',
  letDown: '{unit} climbs down a level.',
  dented: '{unit} has something damaged that still works.',
  refilled: '{unit} takes on coolant.',
  cracked: '{unit} loses the shell around something that still works.',
  leaked: '{unit} loses coolant.',
  charged: '{unit} has charged a capacitor.',
  discharged: '{unit} lets go of what a capacitor held.',
  gripped: '{unit} is in a hold.',
  freed: '{unit} is free of a hold.',
  guarded: '{unit} holds its shields otherwise.',
  scrambled: '{unit} is jammed and aims badly.',
  reloadAccident: '{unit} has an accident while it takes on ammunition.',
  bottomed: '{unit} sinks to the bottom.',
  shocked: '{unit} has its instruments disturbed by a shock.',
  pinned: '{unit} is kept down by fire.',
  risen: '{unit} is no longer kept down.',
  switched: '{unit} powers weapons down or up.',
};

export const conditionTellers: Tellers<ConditionEvent> = {
  altered: (state, { unit, what }) => tell(SENTENCES[what], { unit: callSign(state, unit) }),
};
