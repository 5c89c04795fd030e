import { halve, strikesPlatoon } from '../../infantry/casualties.ts';
import { isOpen } from '../../infantry/infantry.ts';
import type { ClassicRule } from '../../rule.ts';
import { advanced } from '../../rule.ts';

/** All that TW says first, then half of it, rounded up. */
const glancing = advanced('TOE-glancing-conventional-infantry', {
  needs: ['TOE-glancing-armor-order'],
  steps: {
    attack: [
      {
        name: 'glancingTroops',
        after: 'cluster',
        run: (_play, attack) => {
          if (strikesPlatoon(attack) && attack.roll?.total === attack.toHit.total) halve(attack);
        },
      },
    ],
  },
});

const DIRECT = 3;

/** What is made to fire at infantry rolls one die more when it strikes squarely. */
const direct = advanced('TOE-direct-blow-infantry', {
  needs: ['TOE-direct-blow-tsm'],
  steps: {
    attack: [
      {
        name: 'directTroops',
        after: 'cluster',
        run: (play, attack) => {
          const { weapon } = attack.aim;
          const margin = (attack.roll?.total ?? 0) - attack.toHit.total;
          if (!strikesPlatoon(attack) || !weapon.burst || weapon.style === 'troop' || margin < DIRECT) return;
          const more = play.roll(1, 6, 'TOE-direct-blow-infantry').total * (isOpen(attack.aim) ? 2 : 1);
          attack.groups = attack.groups.map((points, i) => (i === 0 ? points + more : points));
        },
      },
    ],
  },
});

export const infantryBlowRules: readonly ClassicRule[] = [glancing, direct];
