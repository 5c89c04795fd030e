import { boardOf, siteAt, withSites } from '@sortie/board';
import { type Hex, hexLabel } from '@sortie/geometry';
import { type EventPart, sure, tell } from '@sortie/kernel';
import type { Classic } from '../../shape.ts';
import { planWith } from '../../terrain/board.ts';

export interface StructureEvents {
  /** A turret of a structure that moves is shot to pieces. */
  readonly turretFell: { readonly type: 'turretFell'; readonly at: Hex };
}

export const structureEvents: { readonly [E in keyof StructureEvents]: EventPart<Classic, E> } = {
  turretFell: {
    fold: (state, { at }) => {
      const board = boardOf(state.board);
      const site = sure(siteAt(board, at), 'the site');
      const first = site.terrains.findIndex(({ kind, name }) => kind === 'other' && name === 'turret');
      return { ...state, board: planWith(withSites(board, [[at, { ...site, terrains: site.terrains.filter((_, i) => i !== first) }]])) };
    },
    tell: (_state, { at }) => tell('The turret in {hex} is destroyed.', { hex: hexLabel(at) }),
  },
};
