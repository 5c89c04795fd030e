import { at, movedIn, type Past, z } from '../../past/patch.ts';

/** What its patches of version 1 are called today. */
export const skiddingPast: Past = {
  'ASC-skid-trigger skids': patch => ({ type: 'skidded', unit: patch.unit, at: at(patch), z: z(patch), length: movedIn(patch).length }),
};
