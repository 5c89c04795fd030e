import { sure, tell } from '@sortie/kernel';
import type { Attack } from '../../questions.ts';
import type { ClassicRule, Play } from '../../rule.ts';
import { advanced } from '../../rule.ts';
import type { Unit } from '../../shape.ts';
import type { Weapon } from '../../sheet/sheet.ts';
import { isTroop, isWhole, sheetFor } from '../../state.ts';

/** What a burst of each gun adds to the die (the book's numbers are not in its errata). */
const BURST: { readonly [ammo: string]: number } = { MG_LIGHT: -1, MG: 0, MG_HEAVY: 1 };

const isGun = ({ ammo, fires }: Weapon): boolean => BURST[ammo] !== undefined && fires;

const ROUNDS_PER_POINT = 3;

/** The damage of a burst is rolled whether it hits or not, and pays for it in rounds and heat. */
function burst(play: Play, attack: Attack): void {
  const { weapon, shot, attacker } = attack.aim;
  if (!isGun(weapon) || (shot.rate ?? 1) < 2 || isTroop(attacker) || attack.result === 'automaticMiss') return;
  const damage = Math.max(1, play.roll(1, 6, 'TOE-mg-rapid-ammo').total + sure(BURST[weapon.ammo], 'the burst'));
  attack.groups = [damage];
  attack.spends = { heat: damage, shots: ROUNDS_PER_POINT * damage };
}

const rapid = advanced('TOE-mg-rapid-ammo', {
  adds: { rate: ({ weapon }) => (isGun(weapon) ? 1 : undefined) },
  steps: { attack: [{ name: 'burst', after: 'roll', run: burst }] },
});

const hasArray = (unit: Unit, { at, ammo }: Weapon): boolean =>
  sheetFor(unit).weapons.some((other, i) => other.array && other.at === at && other.ammo === ammo && isWhole(unit, 'weapon', i));

/** Guns of an array fire fast only where it was switched off before the game; it stays so. */
const arrays = advanced('TOE-mg-array-rapid', {
  needs: ['TOE-mg-rapid-ammo'],
  forbids: {
    declare: (view, { unit: id, shots }) => {
      const unit = view.units[id];
      if (!unit || unit.condition?.arraysOff) return undefined;
      const bound = shots.some(({ weapon: i, rate }) => {
        const weapon = sheetFor(unit).weapons[i];
        return weapon !== undefined && (rate ?? 1) > 1 && isGun(weapon) && hasArray(unit, weapon);
      });
      return bound ? tell('the guns of an array fire together') : undefined;
    },
  },
});

export const machineGunRules: readonly ClassicRule[] = [rapid, arrays];
