import { scene } from '@sortie/testkit';
import { ruleset } from '../ruleset.ts';
import { type Placed, table } from './table.fixture.ts';

/** A Griffin in 0812 looks north at a Wolverine in 0808, four hexes away; both may fire. */
export const faceOff = (shooter: Partial<Placed> = {}, target: Partial<Placed> = {}, rows?: readonly string[]) =>
  scene(
    ruleset,
    table({
      phase: 'attack',
      ...(rows ? { rows } : {}),
      units: [
        { mech: 'GRF-1N', side: 'defender', at: '0812', ...shooter },
        { mech: 'WVR-6R', side: 'attacker', at: '0808', ...target },
      ],
    }),
  );
