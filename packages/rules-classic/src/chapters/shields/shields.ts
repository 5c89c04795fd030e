import { tell } from '@sortie/kernel';
import { ARM_PARTS, armFaultsOf } from '../../physical/limbs.ts';
import { weapon } from '../../physical/numbers.ts';
import type { Blowing, Warding, Wound } from '../../questions.ts';
import type { ClassicRule, Play } from '../../rule.ts';
import type { Condition, Order, Unit } from '../../shape.ts';
import { type Arm, type GearKind, isArm, type Location } from '../../sheet/sheet.ts';
import { conditioned, fighting, isGone, isWhole, sheetFor, unitAt } from '../../state.ts';
import type { Guard } from './shape.ts';

/** What a shield takes from each hit, and in all (the book's table is not in its errata). */
const SIZES: { readonly [K in GearKind]?: readonly [each: number, all: number] } = {
  shieldSmall: [3, 11],
  shieldMedium: [5, 18],
  shieldLarge: [7, 25],
};

interface Shield {
  readonly gear: number;
  readonly at: Arm;
  /** What it takes from each hit now, and what is left of it. */
  readonly each: number;
  readonly left: number;
}

/** A shield of a unit as it is now: joints that its arm lacks cost a point of each. */
function shieldOf(unit: Unit, gear: number): Shield | null {
  const piece = sheetFor(unit).gear[gear];
  const size = piece && SIZES[piece.kind];
  if (!piece || !size || !isArm(piece.at) || isGone(unit, piece.at) || !isWhole(unit, 'gear', gear)) return null;
  const faults = armFaultsOf(unit, piece.at, ARM_PARTS);
  const left = size[1] - faults - (unit.condition?.worn?.[gear] ?? 0);
  return left <= 0 ? null : { gear, at: piece.at, each: Math.max(0, size[0] - faults), left };
}

const SIDE: { readonly [A in Arm]: Location } = { LA: 'LT', RA: 'RT' };

/** Held up actively it covers the arm, the side and the middle; passively the arm and the side. */
const covers = ({ at }: Shield, mode: Guard['mode'], location: Location): boolean =>
  location === at || location === SIDE[at] || (mode === 'active' && location === 'CT');

/** Everything that a shield is never in the way of. */
function isOpen({ source }: Wound): boolean {
  if (source.kind === 'weapon') return false;
  return source.kind !== 'blow' || source.blow === 'charge' || source.blow === 'dfa';
}

function guardsAt(unit: Unit, location: Location): readonly (readonly [Guard, Shield])[] {
  return (unit.condition?.guards ?? []).flatMap(guard => {
    const shield = shieldOf(unit, guard.gear);
    return shield && covers(shield, guard.mode, location) ? [[guard, shield] as const] : [];
  });
}

function ward(play: Play, about: Warding): void {
  const { wound } = about;
  const unit = unitAt(play.state, wound.unit);
  if (wound.rear || isOpen(wound)) return;
  const all = guardsAt(unit, wound.location);
  const [, shield] = all.find(([guard]) => guard.center) ?? all[0] ?? [];
  if (!shield) return;
  const taken = Math.min(wound.points, shield.each, shield.left);
  const worn = { ...unit.condition?.worn, [shield.gear]: (unit.condition?.worn?.[shield.gear] ?? 0) + taken };
  play.emit({ type: 'altered', unit: unit.id, what: 'guarded', condition: conditioned(unit.condition, { worn }) });
  about.wound = { ...wound, points: wound.points - taken, warded: true };
}

const equipment = (id: ClassicRule['id'], rest: Omit<ClassicRule, 'id' | 'cite' | 'kind'>): ClassicRule => ({
  id,
  cite: 'TOE',
  kind: 'core',
  ...rest,
});

const guardOrders = (orders: readonly Order[] | undefined) => (orders ?? []).flatMap(order => (order.do === 'guard' ? [order] : []));

/** Shields that are held up anew take effect with the declaration, before anything is rolled. */
const raised = (unit: Unit): Condition | null => {
  const orders = guardOrders(unit.fire?.orders);
  const others = (unit.condition?.guards ?? []).filter(({ gear }) => orders.every(order => order.gear !== gear));
  const now = orders.flatMap(({ gear, mode, center }): Guard[] => (mode === 'none' ? [] : [{ gear, mode, ...(center ? { center } : {}) }]));
  const guards = [...others, ...now];
  return conditioned(unit.condition, { guards: guards.length > 0 ? guards : undefined });
};

const holding = equipment('TOE-shield-missing-actuators', {
  permits: { order: ['guard'] },
  offers: {
    orders: ({ unit }) =>
      sheetFor(unit).gear.flatMap(({ kind }, gear): Order[] =>
        kind.startsWith('shield') ? (['active', 'passive', 'none'] as const).map(mode => ({ do: 'guard', gear, mode })) : [],
      ),
  },
  covers: ['TOE-t405-shield-space'],
  forbids: {
    declare: (view, { unit: id, orders }) => {
      const unit = view.units[id];
      const wrong = unit && guardOrders(orders).some(({ gear }) => shieldOf(unit, gear) === null);
      return wrong ? tell('there is no such shield') : undefined;
    },
  },
  steps: {
    firing: [
      {
        name: 'guards',
        before: 'numbers',
        run: play => {
          for (const unit of fighting(play.state))
            if (guardOrders(unit.fire?.orders).length > 0)
              play.emit({ type: 'altered', unit: unit.id, what: 'guarded', condition: raised(unit) });
        },
      },
    ],
  },
});

/** A shield stops weapons and limbs, and nothing that comes with all of its weight, from below or from inside. */
const stops = equipment('TOE-shield-floating-crits', { steps: { warding: [{ name: 'shields', insteadOf: 'shields', run: ward }] } });

const isBehind = (unit: Unit, location: Location, guards: readonly Guard[]): boolean =>
  guards.some(guard => {
    const shield = guard.mode === 'active' ? shieldOf(unit, guard.gear) : null;
    return shield !== null && covers(shield, guard.mode, location);
  });

/** What is behind an active shield does not fire, not even at missiles. */
const silent = equipment('TOE-shield-ams', {
  affirms: { silenced: ({ unit, location }) => unit.condition?.guards !== undefined && isBehind(unit, location, unit.condition.guards) },
  forbids: {
    declare: (view, { unit: id, shots, orders }) => {
      const unit = view.units[id];
      if (!unit || (!unit.condition?.guards && !orders)) return undefined;
      const guards = raised({ ...unit, fire: { ...NO_FIRE, ...(orders ? { orders } : {}) } })?.guards ?? [];
      const hidden = shots.some(({ weapon: i }) => isBehind(unit, sheetFor(unit).weapons[i]?.at ?? 'HD', guards));
      return hidden ? tell('that weapon is behind a shield') : undefined;
    },
  },
});

const NO_FIRE = { shots: [], spots: null, numbers: null, resolved: false } as const;

/** Of two shields before the middle the one takes a hit that its owner has named. */
const two = equipment('TOE-shield-two', { structural: 'whoever holds two shields names the one that is in the way' });

const isShield = ({ sheet, blow }: Blowing): boolean => blow.kind === 'club' && (sheet.gear[blow.gear]?.kind ?? '').startsWith('shield');

/** Struck with the shield, at either half like a hatchet: as much as it would take, whatever moves the arm. */
const bash: ClassicRule = {
  ...weapon('TOE-shield-bash', { shieldSmall: [0, () => 0], shieldMedium: [0, () => 0], shieldLarge: [0, () => 0] }),
  cite: 'TOE',
  affirms: { halves: ({ kind }) => SIZES[kind] !== undefined },
  base: {
    blowDamage: about => {
      if (!isShield(about) || about.blow.kind !== 'club') return undefined;
      return shieldOf(about.attacker, about.blow.gear)?.each ?? 0;
    },
  },
  waives: { blow: about => (isShield(about) ? ['TOE-aes-arm'] : undefined) },
};

export const shieldRules: readonly ClassicRule[] = [holding, stops, silent, two, bash];
