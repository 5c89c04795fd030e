import type { SpottingEvent } from '../event/spotting.ts';
import type { Mech, State } from '../shape.ts';
import { withUnit } from '../state.ts';
import type { Fold } from './change.ts';

function replaced(state: State, unit: Mech): State {
  const units = state.units.slice();
  units[unit.id] = unit;
  return { ...state, units };
}

export const foldSpotting: Fold<SpottingEvent> = {
  blindfolded: (state, { masked }) => ({ ...state, blind: true, ...(masked ? { lastHarm: -1, blips: [] } : {}) }),
  sighted: (state, { as, blips }) => ({ ...replaced(state, as), ...(blips ? { blips } : {}) }),
  blipped: (state, { blips, open }) => ({ ...state, ...open, blips }),
  scanned: (state, { unit, sensor, roll }) => withUnit(state, unit, { scan: { sensor, rolled: roll.total } }),
  seared: (state, { unit }) => withUnit(state, unit, { seared: state.turn }),
  scanJammed: state => state,
};
