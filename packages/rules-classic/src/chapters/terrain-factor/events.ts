import { type Hex, hexLabel, sameHex } from '@sortie/geometry';
import { type EventPart, tell } from '@sortie/kernel';
import type { Classic } from '../../shape.ts';
import type { Scar } from './shape.ts';

/** Firm ground that nothing has happened to yet. */
export const FIRM = 200;

export interface TerrainFactorEvents {
  /** The ground of a hex has this much strength left. */
  readonly groundWorn: { readonly type: 'groundWorn'; readonly at: Hex; readonly factor: number };
  /** It slides down into a lower hex. */
  readonly groundSlid: { readonly type: 'groundSlid'; readonly from: Hex; readonly to: Hex };
}

export const terrainFactorEvents: { readonly [E in keyof TerrainFactorEvents]: EventPart<Classic, E> } = {
  groundWorn: {
    fold: (state, { at, factor }) => {
      const { scars = [], turn } = state;
      const before = scars.find(scar => sameHex(scar.at, at));
      const start = before?.turn === turn ? before.start : (before?.factor ?? FIRM);
      const scar: Scar = { at, factor, start, turn };
      return { ...state, scars: [...scars.filter(one => one !== before), scar] };
    },
    tell: (_state, { at, factor }) => (factor === 0 ? tell('The ground of {hex} gives way.', { hex: hexLabel(at) }) : undefined),
  },
  groundSlid: {
    fold: state => state,
    tell: (_state, { from, to }) => tell('Ground slides from {hex} into {to}.', { hex: hexLabel(from), to: hexLabel(to) }),
  },
};
