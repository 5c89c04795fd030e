import { type EventPart, type Roll, tell } from '@sortie/kernel';
import type { Classic, UnitId } from '../../shape.ts';
import { callSign } from '../../state.ts';

export interface MarinesEvents {
  /** Troops have fought hand to hand: Marine Points of both in quarters, what was rolled against each, and the tenths of its people that each loses. */
  readonly stormed: {
    readonly type: 'stormed';
    readonly unit: UnitId;
    readonly target: UnitId;
    readonly points: readonly [attacker: number, defender: number];
    readonly rolls: readonly [attacker: Roll, defender: Roll];
    readonly losses: readonly [attacker: number, defender: number];
  };
}

export const marinesEvents: { readonly [E in keyof MarinesEvents]: EventPart<Classic, E> } = {
  stormed: {
    fold: state => state,
    tell: (state, { unit, target, points: [own, other] }) =>
      tell('{unit} rushes {target}: {points} against {others} Marine Points.', {
        unit: callSign(state, unit),
        target: callSign(state, target),
        points: own / 4,
        others: other / 4,
      }),
  },
};
