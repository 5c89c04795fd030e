import { type Hex, hexLabel } from '@sortie/geometry';
import { type EventPart, tell } from '@sortie/kernel';
import type { Classic } from '../../shape.ts';
import { withoutDomes } from '../../terrain/board.ts';

export interface LunarBaseEvents {
  /** Air bursts out of a dome, and all of it comes down; `first` is where it began. */
  readonly decompressed: { readonly type: 'decompressed'; readonly first: Hex; readonly hexes: readonly Hex[] };
}

export const lunarBaseEvents: { readonly [E in keyof LunarBaseEvents]: EventPart<Classic, E> } = {
  decompressed: {
    fold: (state, { hexes }) => ({ ...state, board: withoutDomes(state.board, hexes) }),
    tell: (_state, { first }) => tell('The dome over {hex} bursts and comes down.', { hex: hexLabel(first) }),
  },
};
