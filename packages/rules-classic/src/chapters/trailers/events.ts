import { type EventPart, nth, tell } from '@sortie/kernel';
import { change } from '../../evolve/change.ts';
import type { Classic, UnitId } from '../../shape.ts';
import { callSign, sheetFor, unitAt } from '../../state.ts';

export interface TrailerEvents {
  /** Rounds are handed over from one vehicle of a train to the next. */
  readonly ammoPassed: {
    readonly type: 'ammoPassed';
    readonly unit: UnitId;
    readonly bin: number;
    readonly from: UnitId;
    readonly fromBin: number;
    readonly shots: number;
  };
}

const shifted = (ammo: readonly number[], bin: number, by: number): readonly number[] =>
  ammo.map((left, i) => (i === bin ? left + by : left));

export const trailerEvents: { readonly [E in keyof TrailerEvents]: EventPart<Classic, E> } = {
  ammoPassed: {
    fold: (state, { unit, bin, from, fromBin, shots }) =>
      change(
        change(state, from, ({ ammo }) => ({ ammo: shifted(ammo, fromBin, -shots) })),
        unit,
        ({ ammo }) => ({ ammo: shifted(ammo, bin, shots) }),
      ),
    tell: (state, { unit, bin, from, shots }) =>
      tell('{unit} draws {shots} rounds ({ammo}) from {from}.', {
        unit: callSign(state, unit),
        from: callSign(state, from),
        ammo: nth(sheetFor(unitAt(state, unit)).bins, bin).name,
        shots,
      }),
  },
};
