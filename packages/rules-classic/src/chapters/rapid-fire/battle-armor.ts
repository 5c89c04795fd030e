import { tell } from '@sortie/kernel';
import { isHit } from '../../cluster/cluster.ts';
import { isPlatoon } from '../../infantry/infantry.ts';
import type { ClassicRule } from '../../rule.ts';
import { advanced } from '../../rule.ts';
import type { Weapon } from '../../sheet/sheet.ts';
import { isTroop } from '../../state.ts';

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

export const battleArmorRules: readonly ClassicRule[] = [rapid];
