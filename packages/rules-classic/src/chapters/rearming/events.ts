import { type EventPart, nth, tell } from '@sortie/kernel';
import { change } from '../../evolve/change.ts';
import type { Classic, UnitId, WeaponId } from '../../shape.ts';
import { callSign, sheetFor, withUnit } from '../../state.ts';

export interface RearmingEvents {
  /** Turns that a unit has spent on it without a break. */
  readonly loading: { readonly type: 'loading'; readonly unit: UnitId; readonly turns: number };
  /** These bins are full again, and this launcher has its salvo. */
  readonly rearmed: { readonly type: 'rearmed'; readonly unit: UnitId; readonly bins: readonly number[]; readonly weapon: WeaponId | null };
}

export const rearmingEvents: { readonly [E in keyof RearmingEvents]: EventPart<Classic, E> } = {
  loading: {
    fold: (state, { unit, turns }) => withUnit(state, unit, { loading: turns }),
  },
  rearmed: {
    fold: (state, { unit, bins, weapon }) =>
      change(state, unit, one => ({
        loading: 0,
        ammo: one.ammo.map((left, i) => (bins.includes(i) ? nth(sheetFor(one).bins, i).shots : left)),
        spent: one.spent.filter(i => i !== weapon),
      })),
    tell: (state, { unit }) => tell('{unit} has taken on ammunition.', { unit: callSign(state, unit) }),
  },
};
