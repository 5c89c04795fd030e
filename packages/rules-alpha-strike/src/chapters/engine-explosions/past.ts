import { lastMark, markIn, type Past, value } from '../../past/patch.ts';

/** What its patches of version 1 are called today. */
export const engineExplosionsPast: Past = {
  'ASC-engine-explosion-unintentional explodes': ({ unit }) => ({ type: 'engineDoomed', unit }),
  'ASC-engine-explosion-eject the crew leaves': patch => ({ type: 'crewLeft', unit: patch.unit, stopped: !markIn(patch, 'countdown') }),
  'ASC-engine-explosion-self-destruct counts down': patch => ({ type: 'countdownBegan', unit: patch.unit, turn: value(lastMark(patch)) }),
};
