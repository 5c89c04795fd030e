import { tell } from '@sortie/kernel';
import { isHit } from '../../cluster/cluster.ts';
import { isOpen, isPlatoon } from '../../infantry/infantry.ts';
import type { Attack } from '../../questions.ts';
import type { ClassicRule } from '../../rule.ts';
import { conditionsOf } from '../../scenarios/place.ts';
import type { Weapon } from '../../sheet/sheet.ts';
import { isTroop, sheetFor } from '../../state.ts';
import { unfit } from '../planetary/vacuum.ts';
import { advanced } from '../rule.ts';

const strikesPlatoon = (attack: Attack): boolean => isHit(attack) && isPlatoon(attack.aim.target);

const half = (attack: Attack): void => {
  attack.groups = attack.groups.map(points => Math.ceil(points / 2));
};

/** All that TW says first, then half of it, rounded up. */
const glancing = advanced('TOE-glancing-conventional-infantry', {
  needs: ['TOE-glancing-armor-order'],
  steps: {
    attack: [
      {
        name: 'glancingTroops',
        after: 'cluster',
        run: (_play, attack) => {
          if (strikesPlatoon(attack) && attack.roll?.total === attack.toHit.total) half(attack);
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

/** What troopers wear divides what strikes them; halves are rounded up. */
const worn = advanced('TOE-infantry-armor-example', {
  steps: {
    attack: [
      {
        name: 'armorKits',
        after: 'cluster',
        run: (_play, attack) => {
          const { divisor } = sheetFor(attack.aim.target);
          if (!strikesPlatoon(attack) || divisor === 10) return;
          attack.groups = attack.groups.map(points => Math.floor((20 * points + divisor) / (2 * divisor)));
        },
      },
    ],
  },
});

/** It is said with the move: then half of everything passes overhead, and nobody fires. */
const deck = advanced('TOE-hitting-the-deck-phase', {
  adds: { task: ({ task }) => (task === 'deck' ? 1 : undefined) },
  forbids: {
    move: (view, move) => {
      const unit = view.units[move.unit];
      return move.mode === 'stand' && move.task === 'deck' && unit && !isPlatoon(unit) ? tell('only platoons hit the deck') : undefined;
    },
    declare: (view, { unit, shots }) =>
      shots.length > 0 && view.units[unit]?.moved?.task === 'deck' ? tell('who hits the deck does not fire') : undefined,
  },
  steps: {
    attack: [
      {
        name: 'onTheDeck',
        after: 'cluster',
        run: (_play, attack) => {
          if (strikesPlatoon(attack) && attack.aim.target.moved?.task === 'deck') half(attack);
        },
      },
    ],
  },
});

/** Dice, and what is added to them, of weapons that were made against suits; each trooper that hits rolls for himself. */
const AGAINST_SUITS: { readonly [item: string]: readonly [dice: number, more: number] } = {
  'Machine Gun (Bearhunter AC)': [3, 0],
  ISBAKingDavidLightGaussRifle: [1, 0],
  ISBAPlasmaRifle: [1, 2],
};

const suits = advanced('TOE-ba-vs-ba', {
  steps: {
    attack: [
      {
        name: 'suits',
        after: 'cluster',
        run: (play, attack) => {
          const { weapon, attacker, target } = attack.aim;
          const dice = AGAINST_SUITS[weapon.item];
          const both = [attacker, target].every(unit => sheetFor(unit).kind === 'battleArmor');
          if (!isHit(attack) || !both || !dice) return;
          if (weapon.energy && /Fire Resistant/.test(sheetFor(target).plating)) return;
          attack.groups = attack.groups.map(() => play.roll(dice[0], 6, 'TOE-ba-vs-ba').total + dice[1]);
        },
      },
    ],
  },
});

const HOT = 50;
const COLD = -30;

/** Where it is too hot or too cold, men go in suits that are made for it. */
const extremes: ClassicRule = {
  ...advanced('TOE-xct-suits', {}),
  forbidsSetup: setup => {
    const degrees = conditionsOf(setup)?.temperature ?? 0;
    const out = degrees > HOT || degrees < COLD ? unfit(setup, ({ kind, sealedSuits }) => kind !== 'infantry' || sealedSuits) : undefined;
    return out && tell('{unit} has no suits for such a place', { unit: `${out.name} ${out.model}`.trim() });
  },
};

const isSuitGun = ({ item }: Weapon): boolean => /^(IS|CL)BA(Heavy|Light)?(MG|MachineGun)$/.test(item);

/** Platoons do not fire machine guns fast, suits do: every trooper rolls for himself. */
const rapid = advanced('TOE-mg-rapid-infantry', {
  needs: ['TOE-mg-rapid-ammo'],
  adds: { rate: ({ weapon }) => (isSuitGun(weapon) ? 1 : undefined) },
  forbids: {
    declare: (view, { unit: id, shots }) => {
      const unit = view.units[id];
      return unit && isPlatoon(unit) && shots.some(({ rate }) => (rate ?? 1) > 1) ? tell('platoons do not fire fast') : undefined;
    },
  },
  steps: {
    attack: [
      {
        name: 'suitBursts',
        after: 'cluster',
        run: (play, attack) => {
          const { weapon, shot, attacker } = attack.aim;
          if (!isHit(attack) || !isTroop(attacker) || isPlatoon(attacker) || (shot.rate ?? 1) < 2 || !isSuitGun(weapon)) return;
          attack.groups = attack.groups.map(() => play.roll(1, 6, 'TOE-mg-rapid-infantry').total);
        },
      },
    ],
  },
});

export const infantryHitRules: readonly ClassicRule[] = [glancing, direct, worn, deck, suits, extremes, rapid];
