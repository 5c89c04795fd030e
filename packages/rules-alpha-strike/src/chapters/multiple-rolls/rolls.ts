import { sure } from '@sortie/kernel';
import { firepowerBy } from '../../attack/value.ts';
import { NONE } from '../../card/card.ts';
import type { Aim, Attack } from '../../questions.ts';
import { type AlphaRule, option, type Table } from '../../rule.ts';
import { fromBehind } from '../../sight/arcs.ts';
import { isOn } from '../../state.ts';

/** How many points an attack would deal if all of it struck. */
function atStake(play: Table, aim: Aim): number {
  const value = firepowerBy(play.book, aim.attacker, aim.how, aim.bracket);
  const rear = isOn(aim.attacker) && isOn(aim.target) && fromBehind(aim.attacker, aim.target);
  return value === NONE ? 0 : play.ask('damage', { ...aim, value, rear }).total;
}

/** A roll for every point instead of one for all of them; the best is the one that counts for criticals. */
const many: AlphaRule = option('AS-damage-multi', {
  steps: {
    attack: [
      {
        name: 'roll',
        insteadOf: 'roll',
        run: (play: Table, attack: Attack) => {
          const { aim } = attack;
          const number = sure(attack.toHit, 'number');
          const count = aim.kind === 'weapon' ? Math.max(1, atStake(play, aim)) : 1;
          let best = play.roll(2, 6, 'AS-damage-multi');
          let hits = best.total >= number.total ? 1 : 0;
          for (let i = 1; i < count; i++) {
            const roll = play.roll(2, 6, 'AS-damage-multi');
            if (roll.total >= number.total) hits++;
            if (roll.total > best.total) best = roll;
          }
          attack.roll = best;
          attack.margin = best.total - number.total;
          attack.hit = hits > 0;
          attack.missed = count - hits;
        },
      },
      {
        name: 'points that missed',
        after: 'damage',
        run: (_play, attack) => {
          attack.dealt = Math.max(0, attack.dealt - attack.missed);
        },
      },
    ],
  },
});

export const rollRules: readonly AlphaRule[] = [many];
