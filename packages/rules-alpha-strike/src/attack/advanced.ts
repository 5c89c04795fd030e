import { NONE } from '../card/card.ts';
import type { Aim, Attack } from '../questions.ts';
import { type AlphaRule, core, option, type Table } from '../rule.ts';
import { fromBehind } from '../sight/arcs.ts';
import { isOn } from '../state.ts';
import { firepowerBy } from './value.ts';

/** Weak: what ground units without a printed value lose beyond Long. */
export const EXTREME_LOSS = 1;
export const HORIZON_LOSS = 2;

const farther: AlphaRule = option('AS-range-extreme-ground', {
  base: { beyond: ({ bracket }) => (bracket === 4 ? HORIZON_LOSS : EXTREME_LOSS) },
});

/** Whoever may attack several times and turns to another target shoots worse at it; whoever rakes a strip turns to nobody. */
const secondary: AlphaRule = core('AS-to-hit-secondary', {
  adds: {
    toHit: ({ attacker, target, kind, how }) =>
      kind !== 'physical' && how !== 'strafe' && attacker.aimedAt.length > 0 && !attacker.aimedAt.includes(target.id) ? 1 : undefined,
  },
});

/** Weak: what an attack on an area adds in the newer book. */
export const AREA_MODIFIER = 1;
const area: AlphaRule = option('AS-to-hit-ae', { adds: { artillery: ({ against }) => (against ? undefined : AREA_MODIFIER) } });

/** An implant that talks to the guns makes a better spotter. */
const implants: AlphaRule = core('AS-if-implants', {
  adds: { toHit: ({ how, spotter }) => (how === 'indirect' && spotter?.abilities.includes('comm-implant') ? -1 : undefined) },
  covers: ['ASC-term-spa'],
});

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
          const { aim, toHit } = attack;
          const count = aim.kind === 'weapon' ? Math.max(1, atStake(play, aim)) : 1;
          let best = play.roll(2, 6, 'AS-damage-multi');
          let hits = best.total >= toHit!.total ? 1 : 0;
          for (let i = 1; i < count; i++) {
            const roll = play.roll(2, 6, 'AS-damage-multi');
            if (roll.total >= toHit!.total) hits++;
            if (roll.total > best.total) best = roll;
          }
          attack.roll = best;
          attack.margin = best.total - toHit!.total;
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

export const advancedRules: readonly AlphaRule[] = [farther, secondary, area, implants, many];
