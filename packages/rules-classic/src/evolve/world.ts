import { boardOf, constructionFactor, terrainAt } from '@sortie/board';
import { type Hex, sameHex } from '@sortie/geometry';
import type { WorldEvent } from '../event/world.ts';
import type { State } from '../shape.ts';
import { withFactor } from '../terrain/board.ts';
import { layDown, liftUp } from '../terrain/passing.ts';
import type { Fold } from './change.ts';

const lit = (state: State, at: Hex): State => ({ ...state, kindled: [...(state.kindled ?? []), at] });

/** How a building stood when the phase began is remembered until it ends (TW-bldg-load). */
function shaken(state: State, at: Hex): State {
  const building = terrainAt(boardOf(state.board), at, 'building');
  if (!building || state.shaken?.some(one => sameHex(one.at, at))) return state;
  const before = { at, factor: constructionFactor(building), height: building.height ?? 1 };
  return { ...state, shaken: [...(state.shaken ?? []), before] };
}

export const foldWorld: Fold<WorldEvent> = {
  kindled: state => state,
  laid: (state, event) => (event.terrain.kind === 'fire' ? lit(layDown(state, event), event.at) : layDown(state, event)),
  lifted: liftUp,
  battered: (state, { at, factor }) => ({ ...shaken(state, at), board: withFactor(state.board, at, factor) }),
};
