import { sameHex } from '@sortie/geometry';
import type { GroundEvent } from '../event/ground.ts';
import type { Scar } from '../shape.ts';
import { layDown } from '../terrain/passing.ts';
import type { Fold } from './change.ts';

/** Firm ground that nothing has happened to yet. */
export const FIRM = 200;

export const foldGround: Fold<GroundEvent> = {
  groundWorn: (state, { at, factor }) => {
    const { scars = [], turn } = state;
    const before = scars.find(scar => sameHex(scar.at, at));
    const start = before?.turn === turn ? before.start : (before?.factor ?? FIRM);
    const scar: Scar = { at, factor, start, turn };
    return { ...state, scars: [...scars.filter(one => one !== before), scar] };
  },
  groundSlid: state => state,
  pitFound: (state, { at, terrain }) => {
    const { pits, ...rest } = layDown(state, { type: 'laid', at, terrain, until: null });
    const left = pits?.filter(pit => !sameHex(pit, at)) ?? [];
    return left.length > 0 ? { ...rest, pits: left } : rest;
  },
};
