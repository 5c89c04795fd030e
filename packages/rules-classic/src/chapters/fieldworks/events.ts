import { type EventPart, tell } from '@sortie/kernel';
import type { Classic, UnitId } from '../../shape.ts';
import { callSign, withUnit } from '../../state.ts';

export interface FieldworksEvents {
  /** Turns that a unit has spent on it without a break. */
  readonly dug: { readonly type: 'dug'; readonly unit: UnitId; readonly turns: number };
}

export const fieldworksEvents: { readonly [E in keyof FieldworksEvents]: EventPart<Classic, E> } = {
  dug: {
    fold: (state, { unit, turns }) => withUnit(state, unit, { digging: turns }),
    tell: (state, { unit, turns }) => (turns > 0 ? tell('{unit} digs. Turns {turns}.', { unit: callSign(state, unit), turns }) : undefined),
  },
};
