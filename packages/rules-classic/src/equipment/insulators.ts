import type { ClassicRule } from '../rule.ts';
import type { Unit, WeaponId } from '../shape.ts';
import type { GearKind, Weapon } from '../sheet/sheet.ts';
import { isWhole, sheetFor } from '../state.ts';

/** Things that serve one weapon beside them: the first of them the first weapon, and so on; a second one for the same weapon serves nobody. */
export function serves(unit: Unit, kind: GearKind, weapon: WeaponId, fits: (weapon: Weapon) => boolean): boolean {
  const { weapons, gear } = sheetFor(unit);
  const served = weapons[weapon];
  if (!served || !fits(served)) return false;
  const place = weapons.slice(0, weapon).filter(other => other.at === served.at && fits(other)).length;
  const mate = gear.flatMap((one, i) => (one.kind === kind && one.at === served.at ? [i] : []))[place];
  return mate !== undefined && isWhole(unit, 'gear', mate);
}

const isLaser = ({ energy, direct, name }: Weapon): boolean => energy && direct && /Laser/.test(name);

/** The worst roll strains what cannot give its heat away; how badly is rolled as for a critical hit (TOE-reading-40). */
const STRAINED = 2;
const FAILS = 8;

/** An insulated laser is one cooler, but never cold. */
const insulated: ClassicRule = {
  id: 'TOE-laser-insulator',
  cite: 'TOE',
  kind: 'core',
  steps: {
    attack: [
      {
        name: 'strain',
        after: 'roll',
        run: (play, attack) => {
          const { shot, aim, roll } = attack;
          if (roll?.total !== STRAINED || !serves(aim.attacker, 'insulator', shot.weapon, isLaser)) return;
          if (play.roll(2, 6, 'TOE-laser-insulator').total >= FAILS) attack.jams = true;
        },
      },
      {
        name: 'insulator',
        before: 'record',
        run: (_play, attack) => {
          const { shot, aim } = attack;
          if (attack.spends || !serves(aim.attacker, 'insulator', shot.weapon, isLaser)) return;
          const { heat, ammo } = aim.weapon;
          attack.spends = { heat: Math.max(Math.min(1, heat), heat - 1), shots: ammo === '' ? 0 : 1 };
        },
      },
    ],
  },
};

export const insulatorRules: readonly ClassicRule[] = [insulated];
