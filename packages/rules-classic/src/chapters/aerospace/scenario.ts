import type { RuleId, Scenario } from '@sortie/kernel';
import { force, northAgainstSouth } from '../../scenarios/sides.ts';
import type { Classic } from '../../shape.ts';
import { flightRules } from './rules.ts';

/** A ready game with fighters on both sides. */
export const airScenario = (common: readonly RuleId[]): Scenario<Classic> =>
  northAgainstSouth(
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
    [...common, ...flightRules.map(({ id }) => id)],
  );
