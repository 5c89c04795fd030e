import { heat, type Past } from '../../past/patch.ts';

/** What its patches of version 1 are called today. */
export const deliberateOverheatingPast: Past = {
  'ASC-deliberate-overheating runs hot on purpose': patch => ({ type: 'ranHot', unit: patch.unit, heat: heat(patch) }),
};
