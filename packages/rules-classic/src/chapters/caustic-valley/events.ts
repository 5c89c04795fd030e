import { type EventPart, type Roll, tell } from '@sortie/kernel';
import type { Classic } from '../../shape.ts';

export interface CausticValleyEvents {
  readonly windRose: { readonly type: 'windRose'; readonly roll: Roll; readonly strong: boolean };
}

export const causticValleyEvents: { readonly [E in keyof CausticValleyEvents]: EventPart<Classic, E> } = {
  windRose: {
    fold: (state, { strong }) => {
      const { gale: _before, ...calm } = state;
      return strong ? { ...calm, gale: true } : calm;
    },
    tell: (_state, { strong }) => (strong ? tell('The wind swells.') : undefined),
  },
};
