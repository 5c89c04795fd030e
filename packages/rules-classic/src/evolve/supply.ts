import type { SupplyEvent } from '../event/supply.ts';
import { sheetFor, withUnit } from '../state.ts';
import { change, type Fold } from './change.ts';

export const foldSupply: Fold<SupplyEvent> = {
  loading: (state, { unit, turns }) => withUnit(state, unit, { loading: turns }),
  reloadRolled: state => state,
  rearmed: (state, { unit, bins, weapon }) =>
    change(state, unit, one => ({
      loading: 0,
      ammo: one.ammo.map((left, i) => (bins.includes(i) ? sheetFor(one).bins[i]!.shots : left)),
      spent: one.spent.filter(i => i !== weapon),
    })),
};
