import type { Handler, Roll } from '@sortie/kernel';
import { CITE, type ClassicRule, type Play, structural } from '../rule.ts';
import type { Classic } from '../shape.ts';

function roll(play: Play): void {
  const rolls = [play.roll(2, 6, 'TW-init-roll'), play.roll(2, 6, 'TW-init-roll')] as [Roll, Roll];
  const [first, second] = rolls;
  play.emit({ type: 'initiativeRolled', rolls, winner: first.total === second.total ? -1 : first.total > second.total ? 0 : 1 });
}

const initiativeRoll: ClassicRule = {
  id: 'TW-init-roll',
  cite: CITE,
  kind: 'core',
  steps: {
    turn: [
      {
        name: 'initiative',
        insteadOf: 'initiative',
        run: play => {
          play.emit({ type: 'phaseBegan', phase: 'initiative', queue: [] });
          roll(play);
        },
      },
    ],
  },
  follows: { initiativeRolled: (_state, { winner }) => (winner < 0 ? [{ type: 'rollInitiative' }] : [{ type: 'closePhase' }]) },
};

/** The loser goes first, in movement and in declaring: see `exchanges`. */
export const initiativeRules: readonly ClassicRule[] = [
  initiativeRoll,
  structural('TW-init-order', 'the turn asks seat after seat, the loser of initiative first'),
  structural('TW-init-unequal', 'the order of a phase is dealt out when it begins, by what is left on each side'),
  /** The order is fixed when a phase begins; who cannot act any more is passed over by `callNext`. */
  structural('TW-init-dead', 'whoever is called and cannot act is passed over; the order stays as it was dealt'),
  /** Whoever is on the map is counted, able or not. */
  structural('TW-init-inert', 'whoever cannot move has its turn like everybody else, and only nothing to do with it'),
];

export const rollInitiative: Handler<Classic, 'rollInitiative'> = play => roll(play);
