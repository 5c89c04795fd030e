import { sure } from '@sortie/kernel';
import { moves, type Past } from '../../past/patch.ts';

/** What its patches of version 1 are called today. */
export const landAirMechsPast: Past = {
  'ASC-unit-lam-conversion is a fighter now': patch => ({
    type: 'becameFighter',
    unit: patch.unit,
    moves: moves(patch),
    flight: sure(patch.change.flight, 'flight'),
  }),
  "ASC-unit-lam-conversion is a 'Mech again": patch => ({ type: 'becameMech', unit: patch.unit, moves: moves(patch) }),
};
