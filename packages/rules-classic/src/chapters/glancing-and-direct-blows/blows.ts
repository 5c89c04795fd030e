import { isHit } from '../../cluster/cluster.ts';
import type { Aim, Attack, Striking } from '../../questions.ts';
import type { ClassicRule } from '../../rule.ts';
import { advanced } from '../../rule.ts';
import { isFighting, isTroop } from '../../state.ts';

/** By how much a roll was better than it had to be; a shot that cannot miss is neither glancing nor direct. */
const marginOf = ({ roll, toHit }: Pick<Attack | Striking, 'roll' | 'toHit'>): number | null =>
  roll ? roll.total - Math.max(EASIEST, toHit.total) : null;

/** Nothing is easier than what any two dice reach (TOE-charging-margin-base). */
const EASIEST = 2;

const isSalvo = ({ weapon, shot }: Aim): boolean => weapon.rack > 1 || (shot.rate ?? 1) > 1;

/** What a salvo loses or gains on its table instead of damage, and the margin that makes a direct blow (not in the errata). */
const GLANCING_ROW = -4;
const DIRECT_ROW = 2;
const DIRECT_EVERY = 3;

const isGlancing = (attack: Attack): boolean => isHit(attack) && marginOf(attack) === 0;
const better = (attack: Attack): number => (isHit(attack) ? Math.floor((marginOf(attack) ?? 0) / DIRECT_EVERY) : 0);

/** A hit by the very number does half; what armor takes away is taken from the half. */
const glancing = advanced('TOE-glancing-armor-order', {
  steps: {
    attack: [
      {
        name: 'glancing',
        after: 'cluster',
        run: (_play, attack) => {
          if (!isGlancing(attack) || isTroop(attack.aim.target) || isSalvo(attack.aim)) return;
          attack.groups = attack.groups.map(points => points >> 1).filter(points => points > 0);
        },
      },
      {
        name: 'glancingSalvo',
        before: 'cluster',
        run: (_play, attack) => {
          if (isGlancing(attack)) attack.shift = (attack.shift ?? 0) + GLANCING_ROW;
        },
      },
    ],
    striking: [
      {
        name: 'glancingBlow',
        after: 'roll',
        run: (_play, striking) => {
          if (striking.hit && marginOf(striking) === 0) striking.damage = striking.damage >> 1;
        },
      },
    ],
  },
});

/** A hit by far does more: to a blow it is added to all that muscles do. */
const direct = advanced('TOE-direct-blow-tsm', {
  steps: {
    attack: [
      {
        name: 'direct',
        after: 'cluster',
        run: (_play, attack) => {
          const more = better(attack);
          if (more === 0 || isTroop(attack.aim.target) || isSalvo(attack.aim) || !attack.aim.weapon.direct) return;
          attack.groups = attack.groups.map(points => Math.min(2 * points, points + more));
        },
      },
      {
        name: 'directSalvo',
        before: 'cluster',
        run: (_play, attack) => {
          if (better(attack) > 0) attack.shift = (attack.shift ?? 0) + DIRECT_ROW * better(attack);
        },
      },
    ],
    striking: [
      {
        name: 'directBlow',
        after: 'roll',
        run: (_play, striking) => {
          const more = striking.hit ? Math.floor((marginOf(striking) ?? 0) / DIRECT_EVERY) : 0;
          if (more > 0 && striking.damage > 0) striking.damage += more;
        },
      },
    ],
  },
});

/** A charge that cannot miss is rolled for all the same, and measured from two. */
const charge = advanced('TOE-charging-margin-base', {
  needs: ['TOE-direct-blow-tsm'],
  steps: {
    striking: [
      {
        name: 'chargeMargin',
        before: 'roll',
        run: (play, striking) => {
          const { unit, blow, toHit } = striking;
          const near = isFighting(play.state.units[unit]) && isFighting(play.state.units[blow.target]);
          if (blow.kind === 'charge' && near && toHit.total <= EASIEST) striking.roll = play.roll(2, 6, 'TOE-charging-margin-base');
        },
      },
    ],
  },
});

/** The entry on charges into terrain is gone: a charge is one whatever ground it ends on. */
const anyGround = advanced('TOE-charging-terrain-falling-deleted', { structural: 'nothing carries out a line that the errata took back' });

export const blowRules: readonly ClassicRule[] = [glancing, direct, charge, anyGround];
