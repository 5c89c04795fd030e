import type { Rule } from '@sortie/kernel';
import { groundOf } from '../board/compile.ts';
import { acting, isFresh } from '../flow/asked.ts';
import { placeOf } from '../model/lookup.ts';
import type { Impact } from '../model/shape.ts';
import type { Active, State, Unit } from '../model/state.ts';
import { core } from '../rule.ts';
import { isStructure } from '../terrain/chart.ts';
import { damageOf, inOrder, is, isDown, isPlaced, occupants } from '../units/unit.ts';

type R = Rule<Impact>;

const busy = 'it has already done something else';

const repair: R = {
  id: 'MAAS-10.0-repair',
  cite: '10.0',
  kind: 'core',
  forbids: {
    repair: (view, _, seat) => {
      const now = acting(view, seat);
      if (!now) return undefined;
      if (now.unit.place !== 'map' || now.unit.aloft) return 'repairs are made on the ground';
      if (!isFresh(now.active) || now.active.shaky) return busy;
      return now.unit.kind === 'armored' && damageOf(now.unit) > 0 ? undefined : 'there is nothing to repair';
    },
  },
};

const engineer: R = {
  id: 'MAAS-12.2.1-engineer-auto-repair',
  cite: '12.2.1',
  kind: 'core',
  covers: ['MAAS-12.2.1-engineer-draw-repair', 'MAAS-3.1.8-engineer'],
  forbids: {
    mend: (view, { by, patient, draw }, seat) => {
      const now = acting(view, seat);
      if (!now) return undefined;
      const [helper, hurt] = [view.units[by], view.units[patient]];
      if (helper?.seat !== seat || hurt?.seat !== seat || by === patient) return 'that takes two of your soldiers';
      if (!isFresh(now.active)) return busy;
      if (!besides(view, helper, hurt)) return 'they are not side by side';
      if (hurt.kind !== 'armored' || damageOf(hurt) === 0) return 'there is nothing to repair';
      if (draw && !is(helper, 'engineer')) return 'only an engineer tries for more';
      return whoHelps(helper, hurt, now.unit);
    },
  },
};

/** A damaged soldier asks an engineer who has not acted; for one who is down the helper's own activation serves (readings 40, 41). */
function whoHelps(helper: Unit, hurt: Unit, active: Unit): string | undefined {
  if (helper.done || !inOrder(helper)) return 'the helper has already acted or is not himself';
  if (isDown(hurt))
    return active.id === helper.id && (is(helper, 'engineer') || is(helper, 'crusader'))
      ? undefined
      : 'an engineer or crusader must see to it';
  return active.id === hurt.id && is(helper, 'engineer') ? undefined : 'a damaged soldier goes to an engineer who has not acted';
}

const besides = (view: State, a: Unit, b: Unit): boolean => isPlaced(a) && isPlaced(b) && groundOf(view.map).adjacent(a.at, b.at);

const revive: R = {
  id: 'MAAS-7.8-down-revive',
  cite: '7.8',
  kind: 'core',
  covers: ['MAAS-3.1.9-crusader'],
  forbids: {
    mend: (view, { by, patient }) =>
      view.units[patient] && view.units[by] && is(view.units[by], 'crusader') && !isDown(view.units[patient])
        ? 'a crusader only brings the fallen round'
        : undefined,
  },
};

const crusader: R = {
  id: 'MAAS-12.3-crusader-aura',
  cite: '12.3',
  kind: 'core',
  forbids: {
    comfort: (view, { unit: id }, seat) => {
      const unit = view.units[id];
      if (!unit || unit.seat !== seat || !isPlaced(unit)) return undefined;
      const ground = groundOf(view.map);
      const near = view.units.some(
        other =>
          other.seat === seat &&
          other.id !== id &&
          is(other, 'crusader') &&
          isPlaced(other) &&
          !isDown(other) &&
          ground.range(other.at, unit.at) <= 3,
      );
      return near && unit.kind !== 'armed' && unit.kind !== 'unarmed' && unit.kind !== 'sentry' ? undefined : 'no crusader is near';
    },
  },
};

const demolition: R = {
  id: 'MAAS-12.2.2-demolition',
  cite: '12.2.2',
  kind: 'core',
  covers: ['MAAS-12.2.2-demolition-occupants', 'MAAS-2.3.8-rubble-origin'],
  forbids: {
    demolish: (view, { at }, seat) => {
      const now = acting(view, seat);
      if (!now) return undefined;
      if (!is(now.unit, 'engineer') || now.unit.place !== 'map') return 'only an engineer does that';
      if (!isFresh(now.active)) return busy;
      const ground = groundOf(view.map);
      if (!ground.has(at) || (now.unit.at !== at && !ground.adjacent(placeOf(now.unit), at))) return 'it is too far away';
      if (!isStructure(ground.terrain(at), ground.work(at))) return 'there is nothing to bring down';
      return occupants(view, at, now.unit.id).some(other => other.seat === seat) ? 'a friend is there' : undefined;
    },
  },
};

/** Has it brought something down and not yet fired? Nothing else stops a soldier that has neither moved nor fired nor painted. */
const hasDemolished = ({ stopped, moved, shots, painted }: Active): boolean => stopped && !moved && shots === 0 && painted === null;

/** Demolition is in lieu of movement: one shot from where it stands may follow (reading 76). */
const thenFire = core('MAAS-12.2.2-demolition-then-fire', {
  steps: { demolished: [{ name: 'stay', insteadOf: 'end', run: (play, { unit }) => play.emit({ type: 'halted', unit }) }] },
  forbids: {
    fire: (view, { mode }, seat) => {
      const now = acting(view, seat);
      return now && mode !== 'stationary' && hasDemolished(now.active)
        ? 'after a demolition it fires once, from where it stands'
        : undefined;
    },
  },
});

export const repairRules: readonly R[] = [repair, engineer, revive, crusader, demolition, thenFire];
