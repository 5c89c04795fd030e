import { moves, type Past } from '../../past/patch.ts';

/** What its patches of version 1 are called today. */
export const glidersPast: Past = {
  'ASC-unit-glider-wing-hit a wing is torn': patch => ({ type: 'wingTorn', unit: patch.unit, moves: moves(patch) }),
};
