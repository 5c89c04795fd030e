import { type EventPart, type Roll, tell } from '@sortie/kernel';
import type { Classic, UnitId } from '../../shape.ts';
import { callSign, unitAt, withUnit } from '../../state.ts';

export interface FungalCrevasseEvents {
  readonly spored: { readonly type: 'spored'; readonly unit: UnitId; readonly roll: Roll; readonly spores: number };
}

export const fungalCrevasseEvents: { readonly [E in keyof FungalCrevasseEvents]: EventPart<Classic, E> } = {
  spored: {
    fold: (state, { unit, spores }) => (spores > 0 || unitAt(state, unit).spores ? withUnit(state, unit, { spores }) : state),
    tell: (state, { unit, spores }) =>
      spores > (unitAt(state, unit).spores ?? 0)
        ? tell('Spores cling to {unit}: {spores}.', { unit: callSign(state, unit), spores })
        : undefined,
  },
};
