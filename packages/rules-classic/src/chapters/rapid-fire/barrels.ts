import { burst, WORST } from '../../attack/barrels.ts';
import type { Attack } from '../../questions.ts';
import type { ClassicRule } from '../../rule.ts';
import { advanced } from '../../rule.ts';

const isPlainCannon = ({ ammo }: Attack['aim']['weapon']): boolean => ammo === 'AC' || ammo === 'LAC';

/** Both rounds in the chamber go up; the errata do not say how much they do. */
const ROUNDS = 2;

const rapid = advanced('TOE-autocannon-rapid-explosion', {
  needs: ['TOE-autocannon-rapid-jam'],
  steps: {
    attack: [
      {
        name: 'barrel',
        after: 'record',
        run: (play, { unit, shot, roll, aim: { weapon } }) => {
          if (isPlainCannon(weapon) && (shot.rate ?? 1) > 1 && roll?.total === WORST)
            burst(play, unit, shot.weapon, ROUNDS * weapon.damage[0]);
        },
      },
    ],
  },
});

export const barrelRules: readonly ClassicRule[] = [rapid];
