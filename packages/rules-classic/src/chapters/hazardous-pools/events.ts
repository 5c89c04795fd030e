import type { Terrain } from '@sortie/board';
import { type Hex, hexLabel, sameHex } from '@sortie/geometry';
import { type EventPart, tell } from '@sortie/kernel';
import type { Classic } from '../../shape.ts';
import { layDown } from '../../terrain/passing.ts';

export interface HazardousPoolsEvents {
  /** Something was there all along that nobody knew of. */
  readonly pitFound: { readonly type: 'pitFound'; readonly at: Hex; readonly terrain: Terrain };
}

export const hazardousPoolsEvents: { readonly [E in keyof HazardousPoolsEvents]: EventPart<Classic, E> } = {
  pitFound: {
    fold: (state, { at, terrain }) => {
      const { pits, ...rest } = layDown(state, { type: 'laid', at, terrain, until: null });
      const left = pits?.filter(pit => !sameHex(pit, at)) ?? [];
      return left.length > 0 ? { ...rest, pits: left } : rest;
    },
    tell: (_state, { at }) => tell('There is a pool in {hex} that nobody knew of.', { hex: hexLabel(at) }),
    reveals: true,
  },
};
