import { type EventPart, tell } from '@sortie/kernel';
import { change } from '../../evolve/change.ts';
import type { Classic, UnitId } from '../../shape.ts';
import { callSign } from '../../state.ts';

export interface CoolantEvents {
  /** Somebody's coolant runs over it. */
  readonly doused: { readonly type: 'doused'; readonly unit: UnitId; readonly points: number };
}

export const coolantEvents: { readonly [E in keyof CoolantEvents]: EventPart<Classic, E> } = {
  doused: {
    fold: (state, { unit, points }) =>
      change(state, unit, ({ built }) => ({ built: { ...built, coolant: (built.coolant ?? 0) + points } })),
    tell: (state, { unit, points }) => tell('{unit} is cooled by {points}.', { unit: callSign(state, unit), points }),
  },
};
