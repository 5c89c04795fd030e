import { tell } from '@sortie/kernel';
import { isHit } from '../../cluster/cluster.ts';
import type { ClassicRule } from '../../rule.ts';
import type { Condition, Mech, WeaponId } from '../../shape.ts';
import type { GearKind, Weapon } from '../../sheet/sheet.ts';
import { fighting, isWhole, sheetFor } from '../../state.ts';

/** Things that serve one weapon beside them: the first of them the first weapon, and so on; a second one for the same weapon serves nobody. */
function serves(unit: Mech, kind: GearKind, weapon: WeaponId, fits: (weapon: Weapon) => boolean): boolean {
  const { weapons, gear } = sheetFor(unit);
  const served = weapons[weapon];
  if (!served || !fits(served)) return false;
  const place = weapons.slice(0, weapon).filter(other => other.at === served.at && fits(other)).length;
  const mate = gear.flatMap((one, i) => (one.kind === kind && one.at === served.at ? [i] : []))[place];
  return mate !== undefined && isWhole(unit, 'gear', mate);
}

const isLaser = ({ energy, direct, name }: Weapon): boolean => energy && direct && /Laser/.test(name);

/** An insulated laser is one cooler, but never cold. */
const insulated: ClassicRule = {
  id: 'TOE-laser-insulator',
  cite: 'TOE',
  kind: 'core',
  steps: {
    attack: [
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

const isCannon = ({ energy, name }: Weapon): boolean => energy && /PPC|Particle/.test(name);
const hasCapacitor = (unit: Mech, weapon: WeaponId): boolean => serves(unit, 'capacitor', weapon, isCannon);

/** Could its capacitor be charged now? */
export const canCharge = (unit: Mech, weapon: WeaponId): boolean =>
  hasCapacitor(unit, weapon) && isWhole(unit, 'weapon', weapon) && !unit.condition?.charged?.includes(weapon);

const CHARGE_HEAT = 5;
const CHARGE_DAMAGE = 5;

const chargesOf = ({ fire }: Mech): readonly WeaponId[] =>
  (fire?.orders ?? []).flatMap(order => (order.do === 'charge' ? [order.weapon] : []));

function charged({ condition }: Mech, weapons: readonly WeaponId[]): Condition | null {
  const { charged: _before, ...rest } = condition ?? {};
  const now = { ...rest, ...(weapons.length > 0 ? { charged: weapons } : {}) };
  return Object.keys(now).length > 0 ? now : null;
}

/** Charging takes the weapon's turn and five points of heat; the next shot does five more. */
const capacitor: ClassicRule = {
  id: 'TOE-ppc-capacitor-charge',
  cite: 'TOE',
  kind: 'core',
  adds: { heat: ({ unit }) => CHARGE_HEAT * chargesOf(unit).length || undefined },
  forbids: {
    declare: (view, { unit: id, orders, shots }) => {
      const unit = view.units[id];
      if (!unit) return undefined;
      for (const order of orders ?? []) {
        if (order.do !== 'charge') continue;
        if (!hasCapacitor(unit, order.weapon) || !isWhole(unit, 'weapon', order.weapon)) return tell('there is nothing to charge');
        if (unit.condition?.charged?.includes(order.weapon)) return tell('it is charged already');
        if (shots.some(({ weapon }) => weapon === order.weapon)) return tell('a weapon is charged or fired, not both');
      }
      return undefined;
    },
  },
  steps: {
    attack: [
      {
        name: 'capacitor',
        after: 'cluster',
        run: (play, attack) => {
          const unit = play.state.units[attack.unit]!;
          if (attack.result === 'automaticMiss' || !unit.condition?.charged?.includes(attack.shot.weapon)) return;
          if (isHit(attack)) attack.groups = attack.groups.map(points => points + CHARGE_DAMAGE);
          const left = unit.condition.charged.filter(weapon => weapon !== attack.shot.weapon);
          play.emit({ type: 'altered', unit: attack.unit, what: 'discharged', condition: charged(unit, left) });
        },
      },
    ],
    end: [
      {
        name: 'capacitors',
        before: 'upkeep',
        run: play => {
          for (const unit of fighting(play.state)) {
            const weapons = chargesOf(unit).filter(weapon => hasCapacitor(unit, weapon));
            if (weapons.length === 0) continue;
            const all = [...(unit.condition?.charged ?? []), ...weapons];
            play.emit({ type: 'altered', unit: unit.id, what: 'charged', condition: charged(unit, all) });
          }
        },
      },
    ],
  },
};

export const laserRules: readonly ClassicRule[] = [insulated, capacitor];
