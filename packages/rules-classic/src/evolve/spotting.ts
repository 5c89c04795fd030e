import type { SpottingEvent } from '../event/spotting.ts';
import type { State, Unit } from '../shape.ts';
import type { Fold } from './change.ts';

function replaced(state: State, unit: Unit): State {
  const units = state.units.slice();
  units[unit.id] = unit;
  return { ...state, units };
}

export const foldSpotting: Fold<SpottingEvent> = {
  blindfolded: (state, { masked }) => ({ ...state, blind: true, ...(masked ? { lastHarm: -1, blips: [] } : {}) }),
  sighted: (state, { as, blips }) => ({ ...replaced(state, as), ...(blips ? { blips } : {}) }),
  blipped: (state, { blips, open, gone = [] }) => {
    const now: { [K in keyof State]?: State[K] } = { ...state, ...open, blips };
    for (const key of gone) delete now[key];
    return now as State;
  },
};
