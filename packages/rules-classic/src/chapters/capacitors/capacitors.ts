import { tell } from '@sortie/kernel';
import { explode } from '../../ammunition/explosions.ts';
import { isHit } from '../../cluster/cluster.ts';
import { serves } from '../../equipment/insulators.ts';
import type { ClassicRule } from '../../rule.ts';
import type { Condition, Unit, WeaponId } from '../../shape.ts';
import type { Slot, Weapon } from '../../sheet/sheet.ts';
import { fighting, isWhole, sheetFor, unitAt } from '../../state.ts';

const isCannon = ({ energy, name }: Weapon): boolean => energy && /PPC|Particle/.test(name);
export const hasCapacitor = (unit: Unit, weapon: WeaponId): boolean => serves(unit, 'capacitor', weapon, isCannon);

/** Could its capacitor be charged now? */
const canCharge = (unit: Unit, weapon: WeaponId): boolean =>
  hasCapacitor(unit, weapon) && isWhole(unit, 'weapon', weapon) && !unit.condition?.charged?.includes(weapon);

export const CHARGE_HEAT = 5;
const CHARGE_DAMAGE = 5;

const chargesOf = ({ fire }: Unit): readonly WeaponId[] =>
  (fire?.orders ?? []).flatMap(order => (order.do === 'charge' ? [order.weapon] : []));

function charged({ condition }: Unit, weapons: readonly WeaponId[]): Condition | null {
  const { charged: _before, ...rest } = condition ?? {};
  const now = { ...rest, ...(weapons.length > 0 ? { charged: weapons } : {}) };
  return Object.keys(now).length > 0 ? now : null;
}

/** What a charged capacitor does to its own location when it or its weapon is struck (TW-gauss-boom). */
const CHARGED_BLAST = 15;

const isStruck = (unit: Unit, weapon: WeaponId, { part, ref }: Slot): boolean => {
  if (part === 'weapon') return ref === weapon;
  const { gear, weapons } = sheetFor(unit);
  return part === 'gear' && gear[ref]?.kind === 'capacitor' && gear[ref]?.at === weapons[weapon]?.at;
};

/** Charging takes the weapon's turn and five points of heat; the next shot does five more. */
const capacitor: ClassicRule = {
  id: 'TOE-ppc-capacitor-charge',
  cite: 'TOE',
  kind: 'core',
  permits: { order: ['charge'] },
  offers: {
    orders: ({ unit }) =>
      [...sheetFor(unit).weapons.keys()].filter(weapon => canCharge(unit, weapon)).map(weapon => ({ do: 'charge' as const, weapon })),
  },
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
          const unit = unitAt(play.state, attack.unit);
          if (attack.result === 'automaticMiss' || !unit.condition?.charged?.includes(attack.shot.weapon)) return;
          if (isHit(attack)) attack.groups = attack.groups.map(points => points + CHARGE_DAMAGE);
          const left = unit.condition.charged.filter(weapon => weapon !== attack.shot.weapon);
          play.emit({ type: 'altered', unit: attack.unit, what: 'discharged', condition: charged(unit, left) });
        },
      },
    ],
    slotStruck: [
      {
        name: 'chargedCapacitor',
        before: 'weapons',
        run: (play, { unit: id, location, slot }) => {
          const unit = unitAt(play.state, id);
          const all = unit.condition?.charged ?? [];
          const struck = all.find(weapon => isStruck(unit, weapon, slot));
          if (struck === undefined) return;
          const left = all.filter(weapon => weapon !== struck);
          play.emit({ type: 'altered', unit: id, what: 'discharged', condition: charged(unit, left) });
          explode(play, id, location, CHARGED_BLAST, null);
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

export const capacitorRules: readonly ClassicRule[] = [capacitor];
