import { isHit } from '../../cluster/cluster.ts';
import { strikePlace } from '../../damage/strike-place.ts';
import type { ClassicRule } from '../../rule.ts';
import { advanced } from '../../rule.ts';
import { isAloft } from '../../state.ts';
import { CANNONS } from '../artillery/cannons.ts';
import { AEROSPACE } from './rule.ts';

/** Between fighters an artillery cannon is a gun like others: it strikes its target alone, in one place. */
const duel = advanced('TOE-artillery-cannon-aerospace', {
  needs: [AEROSPACE],
  steps: {
    attack: [
      {
        name: 'duelling',
        before: 'strike',
        run: (play, attack) => {
          const { attacker, target, weapon } = attack.aim;
          const points = CANNONS[weapon.ammo]?.[0];
          if (points === undefined || !isHit(attack) || !isAloft(attacker) || !isAloft(target)) return;
          attack.groups = [];
          strikePlace(play, attack.target, 'body', attack.side, points, { kind: 'weapon', unit: attack.unit, weapon: attack.shot.weapon });
        },
      },
    ],
  },
});

export const airCannonRules: readonly ClassicRule[] = [duel];
