import { type EventPart, type Roll, tell } from '@sortie/kernel';
import type { Classic, Fishtail, UnitId } from '../../shape.ts';
import { callSign } from '../../state.ts';

export interface TurnModesEvents {
  /** A vehicle that has turned too early breaks away. */
  readonly fishtailed: {
    readonly type: 'fishtailed';
    readonly unit: UnitId;
    readonly roll: Roll;
    readonly more: number;
    readonly into: Fishtail;
  };
}

const FISHTAILS: { readonly [F in Fishtail]: string } = {
  straight: 'goes straight on',
  wide: 'turns too far',
  wild: 'turns too far and stops',
  slide: 'slides',
};

export const turnModesEvents: { readonly [E in keyof TurnModesEvents]: EventPart<Classic, E> } = {
  fishtailed: {
    fold: state => state,
    tell: (state, { unit, roll, more, into }) =>
      tell('{unit} rolls {roll} for its failed turn and {effect}.', {
        unit: callSign(state, unit),
        roll: roll.total + more,
        effect: FISHTAILS[into],
      }),
  },
};
