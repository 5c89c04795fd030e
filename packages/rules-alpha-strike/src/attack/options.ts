import { specialsOf } from '../card/specials.ts';
import { byRule, hurt } from '../damage/apply.ts';
import type { Aim, Attack } from '../questions.ts';
import { type AlphaRule, option, type Table } from '../rule.ts';
import { crosses } from '../sight/see.ts';
import { inContact, isInfantry, isLarge, isMech, isOn, isProto, isVehicle, onTable, type Standing } from '../state.ts';
import { firepowerBy } from './value.ts';

const naturals: AlphaRule = option('ASC-crit-success', {
  replaces: ['AS-dice'],
  base: { naturals: () => 1 },
  steps: {
    attack: [
      {
        name: 'naturals',
        after: 'roll',
        run: (_play, attack) => {
          const natural = attack.roll!.total;
          if (natural === 12 && !attack.hit) Object.assign(attack, { hit: true, margin: 1 });
          if (natural === 2) Object.assign(attack, { hit: false, margin: Math.min(-1, attack.margin) });
        },
      },
    ],
  },
  covers: ['ASC-crit-failure', 'ASC-crit-success-margins', 'ASC-crit-success-trigger'],
});

/** A die for each point; 4 and more deals it. */
const variable: AlphaRule = option('ASC-variable-damage', {
  steps: {
    attack: [
      {
        name: 'variable damage',
        after: 'damage',
        run: (play: Table, attack: Attack) => {
          if (!attack.hit || attack.dealt <= 0 || attack.aim.kind !== 'weapon') return;
          const roll = play.roll(attack.dealt, 6, 'ASC-variable-damage');
          const points = roll.faces.filter(face => face >= 4).length;
          play.emit({
            type: 'rolled',
            unit: attack.aim.attacker.id,
            rule: 'ASC-variable-damage',
            what: 'variable damage',
            roll,
            good: points > 0,
          });
          attack.dealt = points;
        },
      },
    ],
  },
  covers: ['ASC-variable-damage-zero'],
});

/** A miss by exactly 1 still does half. */
const glancing: AlphaRule = option('ASC-glancing-blows', {
  steps: {
    attack: [
      {
        name: 'glance',
        after: 'roll',
        run: (_play, attack) => {
          if (attack.margin !== -1 || attack.hit || attack.aim.kind !== 'weapon' || specialsOf(attack.aim.attacker.card).has('FLK')) return;
          attack.hit = true;
        },
      },
      {
        name: 'half of it',
        after: 'damage',
        run: (_play, attack) => {
          if (attack.margin === -1 && attack.hit) attack.dealt = Math.floor(attack.dealt / 2);
        },
      },
    ],
  },
  covers: ['ASC-glancing-blows-zero', 'ASC-glancing-blows-special'],
});

/** Friends that stand in contact with a target and in the way of an attack on it. */
function shields({ state, attacker, target }: Aim): readonly Standing[] {
  if (!isOn(attacker) || !isOn(target)) return [];
  return onTable(state).filter(
    one =>
      one.seat === target.seat &&
      one.id !== target.id &&
      !isLarge(one) &&
      one.z >= target.z &&
      one.moved?.mode === 'ground' &&
      one.moved.length >= 254 &&
      inContact(one, target) &&
      crosses(attacker, target, one),
  );
}
const shieldValue = (unit: Standing): number => (isMech(unit) || isProto(unit) ? 2 : isVehicle(unit) ? 1 : 0);

const shielding: AlphaRule = option('ASC-shielding-modifier', {
  adds: {
    toHit: aim => {
      if (isInfantry(aim.target) || isLarge(aim.target) || aim.kind === 'physical') return undefined;
      return shields(aim).reduce((sum, one) => sum + shieldValue(one), 0) || undefined;
    },
  },
  steps: {
    attack: [
      {
        name: 'intercept',
        after: 'apply',
        run: (play, attack) => {
          const { aim, hit, margin } = attack;
          if (hit || aim.kind !== 'weapon' || isInfantry(aim.target)) return;
          const standing = shields(aim);
          const total = standing.reduce((sum, one) => sum + shieldValue(one), 0);
          if (total === 0 || -margin > total) return;
          const which = standing.length === 1 ? 1 : play.roll(1, standing.length, 'ASC-shielding-intercept').total;
          const { points } = firepowerBy(play.book, aim.attacker, aim.how, aim.bracket);
          hurt(play, standing[which - 1]!.id, points + aim.overheat, byRule('ASC-shielding-intercept'));
        },
      },
    ],
  },
  covers: [
    'ASC-shielding-requirements',
    'ASC-shielding-exclusions',
    'ASC-shielding-multiple',
    'ASC-shielding-intercept',
    'ASC-shielding-clean-miss',
    'ASC-shielding-no-defense',
  ],
});

/** Infantry behind a friend's machine. */
const behind: AlphaRule = option('ASC-inf-unit-cover', {
  adds: {
    toHit: ({ state, attacker, target, kind }) => {
      if (kind === 'physical' || !isOn(attacker) || !isOn(target)) return undefined;
      const friend = (soldier: Standing): boolean =>
        isInfantry(soldier) &&
        onTable(state).some(
          one => one.seat === soldier.seat && !isInfantry(one) && inContact(one, soldier) && crosses(attacker, target, one),
        );
      return (friend(target) ? 3 : 0) + (friend(attacker) ? 1 : 0) || undefined;
    },
  },
});

const everyone: AlphaRule = option('ASC-plos-partial-cover-all', {
  replaces: ['AS-los-cover-who'],
  covers: ['ASC-plos-scope', 'ASC-plos-templates', 'ASC-plos-vertical'],
});

export const attackOptions: readonly AlphaRule[] = [naturals, variable, glancing, shielding, behind, everyone];
