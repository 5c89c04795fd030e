import type { Scenario } from '@sortie/kernel';
import { flightRules } from '../advanced/aerospace/rules.ts';
import { EDITIONS } from '../rules.ts';
import type { Classic } from '../shape.ts';
import { force, northAgainstSouth } from './alien.ts';

/** A ready game with fighters on both sides. */
export const AIR_SCENARIO: Scenario<Classic> = northAgainstSouth(
  'air',
  'Death from the sky',
  'Each side has a fighter over a column of ’Mechs and tanks: strafe, strike and bomb, and keep out of the flak.',
  {
    map: 'crossroads',
    forces: [
      [...force('WVR-6R', 'Vedette Medium Tank'), { design: 'Corsair CSR-V12', bombs: ['HEBomb', 'HEBomb', 'ClusterBomb'] }],
      [...force('GRF-1N', 'Partisan Heavy Tank'), { design: 'Sabre SB-27', bombs: ['HEBomb', 'InfernoBomb'] }],
    ],
    turns: 12,
  },
  [...EDITIONS['classic']!, ...flightRules.map(({ id }) => id)],
);
