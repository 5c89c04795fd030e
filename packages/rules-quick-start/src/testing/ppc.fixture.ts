import { scene } from '@sortie/testkit';
import type { Circles, Location } from '../force/sheet.ts';
import { ruleset } from '../ruleset.ts';
import { ATTACKER, DEFENDER, fire, hold, table } from './table.fixture.ts';

/** Dice for the initiative of the next turn. */
export const NEXT = [1, 1, 2, 2] as const;

/** Two dice that add up to the roll for a location. */
const DICE: { readonly [L in Location]: readonly [number, number] } = {
  CT: [3, 4],
  RA: [1, 2],
  RL: [2, 3],
  RT: [3, 3],
  LT: [4, 4],
  LL: [4, 5],
  LA: [5, 5],
  HD: [6, 6],
};

/** A Griffin's PPC strikes one location of a Wolverine that has a Locust beside it, so that the game goes on; a new turn has begun after it. */
export function struckByPpc(location: Location, armor: Partial<Circles> = {}) {
  const play = scene(
    ruleset,
    table({
      phase: 'attack',
      units: [
        { mech: 'GRF-1N', side: 'defender', at: '0810' },
        { mech: 'WVR-6R', side: 'attacker', at: '0808', armor },
        { mech: 'LCT-1E', side: 'attacker', at: '0101' },
      ],
    }),
  );
  play.does(DEFENDER, fire(0, 1, 0));
  play.does(ATTACKER, hold(1));
  play.does(ATTACKER, hold(2), 6, 6, ...DICE[location], ...NEXT);
  return play;
}
