import type { PlanetEvent } from '../event/planet.ts';
import { withoutDomes } from '../terrain/board.ts';
import { change, type Fold } from './change.ts';

export const foldPlanet: Fold<PlanetEvent> = {
  quaked: (state, { strength }) => (strength ? { ...state, quake: { turn: state.turn, strength: strength.total } } : state),
  breached: (state, { unit, location, slots, open, doomed }) =>
    open
      ? change(state, unit, ({ hits, fresh }) => ({
          hits: slots.length > 0 ? { ...hits, [location]: slots } : hits,
          fresh: { ...fresh, doomed: fresh.doomed ?? doomed },
        }))
      : state,
  decompressed: (state, { hexes }) => ({ ...state, board: withoutDomes(state.board, hexes) }),
};
