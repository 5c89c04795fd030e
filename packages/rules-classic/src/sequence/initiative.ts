import { type Handler, nth, type Roll } from '@sortie/kernel';
import { CITE, type ClassicRule, type Play, structural } from '../rule.ts';
import type { Classic } from '../shape.ts';

function roll(play: Play): void {
  const rolls = [play.roll(2, 6, 'TW-init-roll'), play.roll(2, 6, 'TW-init-roll')] as [Roll, Roll];
  const { state, book } = play;
  const bonus = rolls.map((_, seat) => play.ask('initiative', { state, seat, book }).total);
  const [first, second] = rolls.map(({ total }, seat) => total + nth(bonus, seat)) as [number, number];
  const winner = first === second ? -1 : first > second ? 0 : 1;
  play.emit({ type: 'initiativeRolled', rolls, winner, ...(bonus.some(points => points !== 0) ? { bonus } : {}) });
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
