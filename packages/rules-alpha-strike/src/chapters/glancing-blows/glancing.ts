import { NONE } from '../../card/card.ts';
import { dealt, specialsOf } from '../../card/specials.ts';
import type { Aim, Attack } from '../../questions.ts';
import { type AlphaRule, option } from '../../rule.ts';

/** Flak that bursts near what flies does damage though it misses: such a miss is no glancing blow besides. */
function burstsNear({ attacker, target, bracket }: Aim): boolean {
  const flak = specialsOf(attacker.card).get('FLK');
  return flak !== undefined && target.airborne && dealt(flak, bracket).points > 0;
}

const glanced = ({ hit, margin }: Attack): boolean => hit && margin === -1;

/** A miss by exactly 1 still does half. */
const glancing: AlphaRule = option('ASC-glancing-blows', {
  replaces: ['ASC-variable-damage'],
  steps: {
    attack: [
      {
        name: 'glance',
        before: 'value',
        run: (_play, attack) => {
          if (attack.margin === -1 && attack.aim.kind === 'weapon' && !burstsNear(attack.aim)) attack.hit = true;
        },
      },
      {
        name: 'nothing of little',
        before: 'minimal',
        run: (_play, attack) => {
          if (glanced(attack) && attack.value.minimal) attack.value = NONE;
        },
      },
      {
        name: 'half of it',
        after: 'damage',
        run: (_play, attack) => {
          if (glanced(attack)) attack.dealt = Math.floor(attack.dealt / 2);
        },
      },
    ],
  },
  covers: ['ASC-glancing-blows-zero', 'ASC-glancing-blows-special'],
});

export const glancingRules: readonly AlphaRule[] = [glancing];
