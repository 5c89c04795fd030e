import { tell } from '@sortie/kernel';
import { FORCES, wrongForce } from '../force/force.ts';
import { traceOf } from '../movement/trace.ts';
import type { QuickStartRule } from '../rule.ts';
import { contest } from '../sequence/initiative.ts';

const roles: QuickStartRule = {
  id: 'QS-scenario-training-roles',
  cite: 'QS p. 9',
  kind: 'core',
  steps: {
    opening: [
      {
        name: 'roles',
        insteadOf: 'roles',
        run: play => {
          while (play.state.attackingSeat < 0) {
            const { rolls, winner } = contest(play, 'QS-scenario-training-roles');
            play.emit({ type: 'rolesRolled', rolls, attacker: winner });
          }
        },
      },
    ],
  },
};

/** One sheet, short ends to the north and south; the other sheet is an offered variation. */
const map: QuickStartRule = {
  id: 'QS-scenario-training-map',
  cite: 'QS p. 9',
  kind: 'core',
  covers: ['QS-scenario-map-grassland'],
  forbidsSetup: ({ scenario, map: chosen }) =>
    scenario !== 'open' && typeof chosen !== 'string' ? tell('the scenario is played on the desert or the grassland map') : undefined,
};

const defender: QuickStartRule = {
  id: 'QS-scenario-training-defender',
  cite: 'QS p. 9',
  kind: 'core',
  forbidsSetup: setup => wrongForce(setup, 'training', 'defender', FORCES.training.defender),
};

const attacker: QuickStartRule = {
  id: 'QS-scenario-training-attacker',
  cite: 'QS p. 9',
  kind: 'core',
  forbidsSetup: setup => wrongForce(setup, 'training', 'attacker', FORCES.training.attacker),
};

const victory: QuickStartRule = {
  id: 'QS-scenario-training-victory',
  cite: 'QS p. 9',
  kind: 'core',
  needs: ['QS-seq-default-victory'],
  structural: "with one 'Mech a side the first to destroy the other is the last on the map",
};

/** Who leaves the map is destroyed, unless a scenario makes it an escape; judged when everybody has moved. */
const mapExit: QuickStartRule = {
  id: 'QS-scenario-map-exit',
  cite: 'QS p. 9',
  kind: 'core',
  forbids: {
    move: (view, move, _seat, book) => (traceOf(view, move, book)?.overshoots ? tell('nothing follows a step off the map') : undefined),
  },
};

export const trainingRules: readonly QuickStartRule[] = [roles, map, defender, attacker, victory, mapExit];
