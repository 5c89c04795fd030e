import type { Handler, Seat } from '@sortie/kernel';
import { type AlphaRule, core } from '../rule.ts';
import type { AlphaStrike } from '../shape.ts';

const roll: AlphaRule = core('AS-init-roll', { covers: ['ASC-term-initiative'] });

export const initiativeRules: readonly AlphaRule[] = [roll, core('AS-init-mods')];

/** Both sides roll; ties are rolled again. */
export const rollInitiative: Handler<AlphaStrike, 'rollInitiative'> = play => {
  const totals = [0, 1].map(seat => play.ask('initiative', { state: play.state, seat }));
  for (;;) {
    const rolls = [0, 1].map(() => play.roll(2, 6, 'AS-init-roll'));
    const [a, b] = rolls.map(({ total }, seat) => total + totals[seat]!.total) as [number, number];
    const winner: Seat = a === b ? -1 : a > b ? 0 : 1;
    if (winner < 0) continue;
    play.emit({ type: 'initiativeRolled', rolls, totals, winner });
    return;
  }
};
