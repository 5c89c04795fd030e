import { type EventPart, type Roll, tell } from '@sortie/kernel';
import type { Classic, UnitId } from '../../shape.ts';
import { callSign } from '../../state.ts';

export interface AerospaceEvents {
  /** A fighter is loaded with a roll. */
  readonly reloadRolled: { readonly type: 'reloadRolled'; readonly unit: UnitId; readonly roll: Roll; readonly ok: boolean };
}

export const aerospaceEvents: { readonly [E in keyof AerospaceEvents]: EventPart<Classic, E> } = {
  reloadRolled: {
    fold: state => state,
    tell: (state, { unit, roll, ok }) =>
      ok ? undefined : tell('{unit} is not loaded yet (roll of {roll}).', { unit: callSign(state, unit), roll: roll.total }),
  },
};
