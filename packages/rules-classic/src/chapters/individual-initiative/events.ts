import { type EventPart, type Roll, tell } from '@sortie/kernel';
import type { Classic, UnitId } from '../../shape.ts';
import { callSign } from '../../state.ts';

export interface RankEvents {
  /** Every unit has rolled for itself; they are listed in the order in which they move. */
  readonly ranked: { readonly type: 'ranked'; readonly rolls: readonly { readonly who: UnitId; readonly roll: Roll }[] };
}

export const rankEvents: { readonly [E in keyof RankEvents]: EventPart<Classic, E> } = {
  ranked: {
    fold: (state, { rolls }) => ({ ...state, ranks: rolls.map(({ who }) => who) }),
    tell: (state, { rolls }) =>
      tell('Units move in this order: {order}.', {
        order: rolls.map(({ who, roll }) => `${callSign(state, who)} (${roll.total})`).join(', '),
      }),
  },
};
